import { expect, test } from "vitest";
import { realmSettings } from "#server/realm/settings.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { testParts } from "#tests/support/parts.ts";
import { createMailer } from "./mailer.ts";

const mail = { to: "nora@tried.test", subject: "Hello", text: "A link" };

test("with a mail server set, mails go there and not into the outbox", async () => {
  const server = await mailServer();
  const parts = await testParts({ SMTP_URL: server.url, MAIL_FROM: "Handrail <guide@tried.test>" });
  const mailer = createMailer(parts, realmSettings(parts.env));
  const to = `smtp-${process.hrtime.bigint()}@tried.test`;
  await mailer.send({ ...mail, to, replyTo: "nora@tried.test" });
  mailer.close();
  server.close();
  expect(server.heard).toContain("MAIL FROM:<guide@tried.test>");
  expect(server.heard).toContain(`RCPT TO:<${to}>`);
  expect(server.heard).toContain("Reply-To: nora@tried.test");
  expect(server.heard).toContain("A link");
  expect(await parts.db.selectFrom("outbox").select("id").where("recipient", "=", to).execute()).toEqual([]);
});

test("a mail server that cannot be reached is an error, not silence", async () => {
  const parts = await testParts({ SMTP_URL: "smtp://127.0.0.1:1" });
  await expect(createMailer(parts, realmSettings(parts.env)).send(mail)).rejects.toThrow();
});

test.concurrent.each(["silent", "greets", "drips"] as const)(
  "a mail server that hangs (%s) is an error before the dashboard gives up",
  async (manner) => {
    const server = await mailServer(manner);
    const parts = await testParts({ SMTP_URL: server.url });
    const begun = performance.now();
    await expect(createMailer(parts, realmSettings(parts.env)).send(mail)).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(9000);
    server.close();
  },
  15_000,
);

test("without one, mails are kept, the newest two hundred", async () => {
  const parts = await testParts();
  const mailer = createMailer(parts, realmSettings(parts.env));
  for (let count = 0; count < 203; count++) await mailer.send({ ...mail, subject: `Hello ${count}` });
  const kept = await parts.db.selectFrom("outbox").select("subject").orderBy("id").execute();
  expect(kept.length).toBe(200);
  expect(kept.at(-1)?.subject).toBe("Hello 202");
});
