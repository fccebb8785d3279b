import { expect, type Locator, type Page } from "@playwright/test";
import { NEWCOMERS } from "#tests/support/newcomers.ts";
import { PASSWORD, signIn } from "./session.ts";

/** Who fills forms in: an administrator, one who changes the password, one whose property has no address yet. */
export type Typist = "admin" | "renewing" | "newcomer";

export type TypedForm = {
  name: string;
  of: Typist;
  address: string;
  /** What is typed, by label. */
  typed(text: string, round: number): Record<string, string>;
  button: string;
  /** Passwords are sent again, and never shown. */
  secret?: true;
  /** Whether what was typed is there, and there once, as another page of the same person shows it. */
  isDone(look: Page, property: string, text: string, round: number): Promise<void>;
};

/** With whom and with what a typist signs in; each round has its own newcomer, and begins with the password of the one before. */
export const accountOf = (typist: Typist, round: number) =>
  ({
    admin: { email: "admin@acme.test", password: PASSWORD },
    renewing: { email: "crm-moderator@acme.test", password: passwordOf(round) },
    newcomer: NEWCOMERS[round]!,
  })[typist];

const passwordOf = (round: number) => (round === 0 ? PASSWORD : `Another-secret-${round}`);
const addressOf = (text: string) => `https://app.example/${text.replaceAll(" ", "-")}`;

const inList = (named: (look: Page, text: string) => Locator) => async (look: Page, property: string, text: string) => {
  await look.goto(`/app/${property}/manage/list?search=${encodeURIComponent(text)}`);
  await expect(named(look, text)).toHaveCount(1, { timeout: 1000 });
};

const inField = (address: string, label: string) => async (look: Page, property: string, text: string) => {
  await look.goto(`/app/${property}${address}`);
  await expect(look.getByLabel(label, { exact: true })).toHaveValue(text, { timeout: 1000 });
};

/** Every form that people type into. `outbox` is where the mails of the product are. */
export const typedForms = (outbox: string): TypedForm[] => [
  {
    name: "a new guide",
    of: "admin",
    address: "/manage/create",
    typed: (text) => ({ Title: text }),
    button: "Create guide",
    isDone: inList((look, text) => look.getByRole("listitem").filter({ hasText: text })),
  },
  {
    name: "a new chapter",
    of: "admin",
    address: "/manage/chapters/create",
    typed: (text) => ({ Title: text }),
    button: "Create chapter",
    isDone: inList((look, text) => look.getByRole("region", { name: text })),
  },
  {
    name: "a chapter",
    of: "admin",
    address: "/manage/chapters/1/edit",
    typed: (text) => ({ Subtitle: text }),
    button: "Save changes",
    isDone: inField("/manage/chapters/1/edit", "Subtitle"),
  },
  {
    name: "a step of a guide",
    of: "admin",
    address: "/manage/1/edit/steps",
    typed: (text) => ({ Heading: text }),
    button: "Save changes",
    isDone: inField("/manage/1/edit/steps", "Heading"),
  },
  {
    name: "a profile",
    of: "admin",
    address: "/settings/personal/login",
    typed: (text) => ({ Name: text }),
    button: "Save profile",
    isDone: inField("/settings/personal/login", "Name"),
  },
  {
    name: "a password",
    of: "renewing",
    address: "/settings/personal/login",
    typed: (_text, round) => ({
      "Current password": passwordOf(round),
      "New password": passwordOf(round + 1),
      "Confirm new password": passwordOf(round + 1),
    }),
    button: "Change password",
    secret: true,
    isDone: async (look, _property, _text, round) => {
      await look.context().clearCookies();
      const { email, password } = accountOf("renewing", round + 1);
      await signIn(look, email, password);
    },
  },
  {
    name: "a request for support",
    of: "admin",
    address: "/support",
    typed: (text) => ({ "How can we help?": text }),
    button: "Send",
    isDone: async (look, _property, text) => {
      const mails = await (await look.request.get(outbox)).text();
      expect(mails.split(text)).toHaveLength(2);
    },
  },
  {
    name: "the address of a new property",
    of: "newcomer",
    address: "/setup-first-mainurl",
    typed: (text) => ({ "Main address": addressOf(text) }),
    button: "Save and continue",
    isDone: (look, property, text) => inField("/setup-first-mainurl", "Main address")(look, property, addressOf(text)),
  },
];
