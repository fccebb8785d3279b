import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { shownAt } from "#tests/support/scripted.tsx";
import { Chart } from "./chart.tsx";
import { drawChart } from "./draw-chart.server.ts";

afterEach(() => vi.restoreAllMocks());

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const readouts = values.map((value) => `Day ${value}: ${value} starts`);
const drawing = drawChart([values], { tick: String, number: String, unfinishedFrom: 10 });
const chart = <Chart drawing={drawing} title="Starts per day" legend={["Starts"]} readouts={readouts} note="Not over yet" />;
const READOUT = "p[aria-hidden=true]";

test("without scripts it is a picture with a name, and the browser says what is below the pointer", async () => {
  const { body } = new DOMParser().parseFromString(await markupAt("/", chart), "text/html");
  const picture = body.querySelector("svg[role=img]");
  expect(body.querySelector(`#${CSS.escape(picture?.getAttribute("aria-labelledby") ?? "")}`)?.textContent).toBe("Starts per day");
  const places = [...body.querySelectorAll("rect")];
  expect(places.map((place) => place.textContent)).toEqual(readouts);
  const widths = places.map((place) => Number.parseFloat(place.getAttribute("width") ?? ""));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100);
  expect(body.querySelector("input")).toBeNull();
  expect(body.querySelector("figcaption")?.textContent).toContain("Not over yet");
});

test("with scripts the nearest place follows the pointer, and goes with it", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 500, 200));
  const { page, found } = await shownAt("/", chart);
  const over = found("input").parentElement as HTMLElement;
  const at = (type: string, clientX: number) =>
    act(async () => void over.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, relatedTarget: document.body })));
  expect(page.querySelector("rect")).toBeNull();
  await at("pointermove", 100 + 0.28 * 500);
  expect(found(READOUT).textContent).toBe("Day 4: 4 starts");
  await at("pointermove", 100 + 0.99 * 500);
  expect(found(READOUT).textContent).toBe("Day 11: 11 starts");
  await at("pointerout", 0);
  expect(page.querySelector(READOUT)).toBeNull();
});

test("with the keyboard it begins at the last place, says each to screen readers, and Escape puts it away", async () => {
  const { page, found, type, key } = await shownAt("/", chart);
  const input = found<HTMLInputElement>("input[type=range]");
  expect([input.min, input.max, input.getAttribute("aria-label")]).toEqual(["0", "10", "Starts per day"]);
  await act(async () => input.focus());
  expect(found(READOUT).textContent).toBe("Day 11: 11 starts");
  await type("input", "9");
  expect([found(READOUT).textContent, input.getAttribute("aria-valuetext")]).toEqual(["Day 10: 10 starts", "Day 10: 10 starts"]);
  await key("input", "Escape");
  expect(page.querySelector(READOUT)).toBeNull();
  await type("input", "3");
  await act(async () => input.blur());
  expect(page.querySelector(READOUT)).toBeNull();
});
