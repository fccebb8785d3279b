import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, vi } from "vitest";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { translatorOf } from "#app/i18n/translator.server.ts";
import { remixStub } from "./remix-stub.tsx";

const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
});

/**
 * A part at an address as it is once scripts run, in English or another language; a whole screen with what its loader answered. `sent` are its forms that were sent,
 * newest last; `answer` is their action.
 */
export async function shownAt(
  address: string,
  element: ReactNode,
  answer: (form: FormData) => unknown = () => null,
  loaded: object | null = null,
  language: UiLanguage = "en",
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sent: { action: string; fields: [string, string][] }[] = [];
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
    sent.push({ action: new URL(request.url).pathname, fields });
    return answer(form);
  };
  const screen = { id: "screen", path: "*", element, action, loader: () => loaded };
  const router = createMemoryRouter([screen], { initialEntries: [address], hydrationData: { loaderData: { screen: loaded } } });
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  roots.push(root);
  await act(async () =>
    root.render(
      <RemixContext.Provider value={remixStub}>
        <I18nextProvider i18n={translatorOf(language)}>
          <RouterProvider router={router} future={{ v7_startTransition: false }} />
        </I18nextProvider>
      </RemixContext.Provider>,
    ),
  );
  // What comes once the page stands has come.
  await act(async () => void (await vi.dynamicImportSettled()));
  const found = <Found extends Element = HTMLElement>(selector: string) => {
    // A dialog may stand beside the page.
    const element = document.body.querySelector<Found & Element>(selector);
    if (!element) throw new Error(`nothing matches ${selector} in ${document.body.innerHTML}`);
    return element;
  };
  return {
    page,
    sent,
    found,
    /** Lets time pass, with fake timers. */
    later: (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
    press: (selector: string) => act(async () => found(selector).click()),
    key: (selector: string, key: string) =>
      act(async () => void found(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))),
    /** Gives a control a value as typing does. */
    type: (selector: string, text: string) =>
      act(async () => {
        const control = found<HTMLInputElement | HTMLTextAreaElement>(selector);
        const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
        set?.call(control, text);
        control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }),
  };
}
