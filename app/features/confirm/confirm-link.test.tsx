import { expect, test } from "vitest";
import { shownAt } from "#tests/support/scripted.tsx";
import { ConfirmLink } from "./confirm-link.tsx";

test("the dialog sends the revision that was read", async () => {
  const link = <ConfirmLink to="/app/7/manage/3/archive" revision={4} title="Archive “A”?" text="Sure?" confirm="Archive" />;
  const { sent, press, found } = await shownAt("/app/7/manage/list", link);
  await press("a");
  expect(found("dialog h2").textContent).toBe("Archive “A”?");
  await press("dialog button[type=submit], dialog form button");
  expect(sent).toEqual([{ action: "/app/7/manage/3/archive", fields: [["revision", "4"]] }]);
});
