import { act } from "react";
import { expect, test } from "vitest";
import { shownAt } from "#tests/support/scripted.tsx";
import { DropImage } from "./drop-image.tsx";
import { ImageCropper } from "./image-cropper.tsx";

const NAMES = { x: "x", y: "y", width: "width" };
const image = { width: 1376, height: 800 };

async function cropper() {
  const shown = await shownAt(
    "/",
    <>
      <ImageCropper src="/a.png" image={image} crop={{ x: 0, y: 24, width: 1376, height: 752 }} names={NAMES} />
      {Object.entries({ x: 0, y: 24, width: 1376 }).map(([id, value]) => (
        <input key={id} id={id} defaultValue={value} />
      ))}
    </>,
  );
  const values = () => ["x", "y", "width"].map((id) => Number(shown.found<HTMLInputElement>(`#${id}`).value));
  const view = () => shown.found("[role=application]").getAttribute("viewBox");
  return { ...shown, values, view };
}

test("the keyboard zooms by 1.1 and moves, never beyond the image; the fields say the same", async () => {
  const { key, values, view } = await cropper();
  await key("[role=application]", "+");
  expect(values()).toEqual([63, 58, 1251]);
  expect(view()).toBe("63 58 1251 684");
  for (let each = 0; each < 20; each++) await key("[role=application]", "ArrowRight");
  expect(values()).toEqual([125, 58, 1251]);
  for (let each = 0; each < 3; each++) await key("[role=application]", "-");
  expect(values()).toEqual([0, 24, 1376]);
  await key("[role=application]", "a");
  expect(values()).toEqual([0, 24, 1376]);
});

test("the wheel zooms at the pointer by its delta over 200", async () => {
  const { found, values } = await cropper();
  const canvas = found("[role=application]");
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 688, height: 376 }) as DOMRect;
  const turn = (deltaY: number) =>
    act(async () => {
      const event = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true });
      for (const name of ["clientX", "clientY"]) Object.defineProperty(event, name, { value: 0 });
      canvas.dispatchEvent(event);
    });
  await turn(-200);
  expect(values()).toEqual([0, 24, 1251]);
  await turn(2000);
  expect(values()).toEqual([0, 24, 1376]);
});

test("what is dragged moves along, until it is let go, and never beyond the image", async () => {
  const { found, values, key } = await cropper();
  await key("[role=application]", "+");
  const canvas = found("[role=application]");
  canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 688, height: 376 }) as DOMRect;
  const point = (type: string, clientX: number, clientY: number) =>
    act(async () => {
      const event = new Event(type, { bubbles: true });
      Object.assign(event, { pointerId: 1, clientX, clientY });
      canvas.dispatchEvent(event);
    });
  await point("pointermove", 90, 90);
  expect(values()).toEqual([63, 58, 1251]);
  await point("pointerdown", 100, 100);
  await point("pointermove", 90, 90);
  expect(values()).toEqual([81, 76, 1251]);
  await point("pointermove", -1000, 500);
  expect(values()).toEqual([125, 0, 1251]);
  await point("pointerup", -1000, 500);
  await point("pointermove", 300, 300);
  expect(values()).toEqual([125, 0, 1251]);
});

test("what is typed into the fields shows; what the image does not cover is brought inside", async () => {
  const { type, view } = await cropper();
  await type("#width", "688");
  expect(view()).toBe("0 24 688 376");
  await type("#x", "5000");
  expect(view()).toBe("688 24 688 376");
  await type("#x", "");
  expect(view()).toBe("688 24 688 376");
});

test("a dropped image is chosen; other files do nothing", async () => {
  const { found } = await shownAt(
    "/",
    <DropImage hint="Drop it">
      <input type="file" />
    </DropImage>,
  );
  const input = found<HTMLInputElement>("input");
  let changes = 0;
  input.addEventListener("change", () => changes++);
  const drop = (file: File) =>
    act(async () => {
      const event = new Event("drop", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "dataTransfer", { value: { files: [file] } });
      input.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    });
  await drop(new File(["a"], "a.txt", { type: "text/plain" }));
  expect(changes).toBe(0);
  await drop(new File(["a"], "a.png", { type: "image/png" }));
  expect(changes).toBe(1);
});
