import { expect, test } from "vitest";
import { inDays, newMessages } from "#tests/support/messages.ts";

test("section 3: a property names the pinned announcement that people see on top, only while it is live", async () => {
  const own = await newMessages();
  const pinned = async () => (await own.tenant.call("property contributor", "GET", "/v2/properties/:p")).body.pinnedAnnouncementId;
  await own.live("Not pinned");
  await own.addNews("A draft", { pinned: true });
  expect(await pinned()).toBeNull();
  const old = await own.live("Old", { pinned: true });
  expect(await pinned()).toBe(old);
  const newer = await own.live("Newer", { pinned: true });
  await own.live("Not yet", { pinned: true, minTime: inDays(1) });
  expect(await pinned()).toBe(newer);
  await own.call("DELETE", `/${newer}`);
  expect(await pinned()).toBe(old);
  await own.save(old, { pinned: false });
  expect(await pinned()).toBeNull();
});
