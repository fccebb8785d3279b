import { expect, test, vi } from "vitest";
import { shownAt } from "#tests/support/scripted.tsx";
import { ReportFrame } from "./report-frame.tsx";

test("two limits that say the same are both printed, each for itself", async () => {
  const said = vi.spyOn(console, "error");
  const days = { from: "2026-03-01", to: "2026-03-30" };
  const asked = { report: { ...days, languages: ["en"] }, range: "30", typed: days, problems: [], lang: undefined, compare: undefined };
  const limits = { segment: "Detractor", version: undefined, standing: "Detractor" };
  const { found } = await shownAt(
    "/report",
    <ReportFrame title="Answers" asked={asked} limits={limits}>
      {null}
    </ReportFrame>,
  );
  expect(found("p.print-only").textContent).toBe("1 Mar 2026 to 30 Mar 2026 · Detractor · Detractor");
  expect(said).not.toHaveBeenCalled();
});
