import { expect, test, vi } from "vitest";
import { LeaveDialog } from "#app/ui/composed/dialog/leave-dialog.tsx";
import { useUnsavedForm } from "#app/ui/enhance/use-leave-guard.ts";
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

function Typed() {
  useUnsavedForm(true);
  return null;
}

test("what would leave unsaved changes asks about them, and staying leads back to their address", async () => {
  const screen = "/app/7/manage/3/edit/steps";
  history.replaceState(null, "", screen);
  const { sent, press, found } = await shownAt(
    screen,
    <>
      <Typed />
      <LeaveDialog />
      <ConfirmLink to="/app/7/manage/3/archive" title="Archive “A”?" text="Sure?" confirm="Archive" />
    </>,
  );
  const archive = async () => {
    await press("a");
    expect(location.pathname).toBe("/app/7/manage/3/archive");
    await press("dialog form button");
    expect(found("dialog").textContent).toContain("Do you really want to leave?");
  };
  await archive();
  await press("dialog button");
  await vi.waitFor(() => expect(location.pathname).toBe(screen));
  expect(sent).toEqual([]);
  await archive();
  await press("dialog button:last-of-type");
  expect(sent).toEqual([{ action: "/app/7/manage/3/archive", fields: [] }]);
});
