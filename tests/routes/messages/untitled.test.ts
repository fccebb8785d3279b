import { expect, test } from "vitest";
import { loader as archive } from "#app/routes/app/$property/messages/list/$messageId/archive/page.tsx";
import { loader as bringBack } from "#app/routes/app/$property/messages/list/$messageId/bring-back/page.tsx";
import { loader as history } from "#app/routes/app/$property/messages/list/$messageId/history/page.tsx";
import { loader as publicLink } from "#app/routes/app/$property/messages/list/$messageId/link/page.tsx";
import { loader as renewLink } from "#app/routes/app/$property/messages/list/$messageId/link/renew/page.tsx";
import { loader as preview } from "#app/routes/app/$property/messages/list/$messageId/preview/page.tsx";
import { loader as translate } from "#app/routes/app/$property/messages/list/$messageId/translate/page.tsx";
import { asked, newMessages } from "#tests/support/messages.ts";
import { visitor } from "#tests/support/visitor.ts";

test("a message without a title is called “Untitled” by every question and page about it", async () => {
  const messages = await newMessages();
  const admin = await visitor(messages.tenant, "company admin");
  const messageId = await messages.add({ type: "nps", languageTexts: { en: { texts: asked("") } } });
  const at = (screen: string) => `/app/:p/messages/list/:messageId/${screen}`;
  const open = async (loader: Parameters<typeof admin.open>[0], screen: string) =>
    (await admin.open(loader, at(screen), { messageId })).data;
  expect(await open(archive, "archive")).toMatchObject({ title: "Archive “Untitled”?" });
  expect(await open(history, "history")).toMatchObject({ item: { title: "Untitled" } });
  expect(await open(preview, "preview")).toMatchObject({ message: { name: "Untitled" } });
  expect(await open(translate, "translate")).toMatchObject({ title: "Translate “Untitled”" });
  expect(await open(publicLink, "link")).toMatchObject({ message: { title: "Untitled" } });
  await messages.call("PUT", `/${messageId}/public-link`, { publicLink: { isOn: true } });
  expect(await open(renewLink, "link/renew")).toMatchObject({ title: "Renew the links of “Untitled”?" });
  const { revision } = await messages.read(messageId);
  await messages.call("DELETE", `/${messageId}?revision=${revision}`);
  expect(await open(bringBack, "bring-back")).toMatchObject({ title: "Bring back “Untitled”?" });
});
