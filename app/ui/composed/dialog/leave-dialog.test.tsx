import { Link, useLocation } from "@remix-run/react";
import { expect, test } from "vitest";
import { useUnsavedForm } from "#app/ui/enhance/use-leave-guard.ts";
import { shownAt } from "#tests/support/scripted.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

const HERE = "/app/7/customize/texts";

function Screen({ unsaved }: { unsaved: boolean }) {
  useUnsavedForm(unsaved);
  const { pathname, search } = useLocation();
  return (
    <>
      <LeaveDialog />
      <output>{pathname + search}</output>
      <Link to={`${HERE}?lang=de`} id="language">
        German
      </Link>
      <Link to="/app/7/customize/design" id="elsewhere">
        Design
      </Link>
    </>
  );
}

async function opened(unsaved = true) {
  const shown = await shownAt(HERE, <Screen unsaved={unsaved} />);
  return { ...shown, at: () => shown.found("output").textContent, question: () => document.body.querySelector("dialog") };
}

test("leaving with unsaved changes asks with the title, text and buttons of the specification (specification 1, section 2)", async () => {
  const { press, question } = await opened();
  await press("#elsewhere");
  expect(question()?.querySelector("h2")?.textContent).toBe("Are you sure you want to leave this page?");
  expect(question()?.textContent).toContain("You have unsaved changes. Do you really want to leave?");
  const buttons = [...(question()?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent?.toLowerCase());
  expect(buttons).toEqual(expect.arrayContaining(["yes, leave", "cancel"]));
});

test.each([
  ["#elsewhere", "/app/7/customize/design"],
  ["#language", `${HERE}?lang=de`],
])("with unsaved changes the link %s leads on only after a confirmation, to %s", async (link, to) => {
  const { press, at, question } = await opened();
  await press(link);
  expect([at(), question() !== null]).toEqual([HERE, true]);
  await press("dialog button");
  expect([at(), question()]).toEqual([HERE, null]);
  await press(link);
  await press("dialog button:last-of-type");
  expect([at(), question()]).toEqual([to, null]);
});

test("without unsaved changes nothing is asked", async () => {
  const { press, at, question } = await opened(false);
  await press("#language");
  expect([at(), question()]).toEqual([`${HERE}?lang=de`, null]);
});
