import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { visibleTimeout } from "./visible-timeout.ts";

let hidden = false;
function hide(value: boolean) {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts only the time in which the tab is visible", () => {
  const work = vi.fn();
  visibleTimeout(6000, work);
  vi.advanceTimersByTime(4000);
  hide(true);
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  hide(false);
  vi.advanceTimersByTime(1900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
  hide(true);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("begins to count when a hidden tab is shown, and stops for good", () => {
  const work = vi.fn();
  hide(true);
  const stop = visibleTimeout(10, work);
  vi.advanceTimersByTime(100);
  hide(false);
  stop();
  vi.advanceTimersByTime(100);
  hide(true);
  hide(false);
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
});
