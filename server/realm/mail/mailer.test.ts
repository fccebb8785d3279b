import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { realmSettings } from "#server/realm/settings.ts";
import { testParts } from "#tests/support/parts.ts";
import { createMailer } from "./mailer.ts";

/** A minimal mail server for one mail; records what it receives. */
async function mailServer() {
  const heard: string[] = [];
  const talk = (socket: Socket) => {
    let inText = false;
    socket.write("220 mail.test\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        heard.push(line);
        if (inText && line !== ".") continue;
        inText = line === "DATA";
        socket.write(inText ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
    socket.on("error", () => undefined);
  };
  const server = createServer(talk);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

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

test("without one, mails are kept, the newest two hundred", async () => {
  const parts = await testParts();
  const mailer = createMailer(parts, realmSettings(parts.env));
  for (let count = 0; count < 203; count++) await mailer.send({ ...mail, subject: `Hello ${count}` });
  const kept = await parts.db.selectFrom("outbox").select("subject").orderBy("id").execute();
  expect(kept.length).toBe(200);
  expect(kept.at(-1)?.subject).toBe("Hello 202");
});
