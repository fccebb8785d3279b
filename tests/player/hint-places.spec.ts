import { boxesOf, openHints, tooltip } from "./support/hints.ts";
import { expect, test } from "./support/test.ts";

const marker = ".hint-marker";

test("at the window's end icons stand within their element, and beyond it to the left where people read from the right", async ({
  page,
  host,
  complaints: _,
}) => {
  const css = '<style nonce="n1">body{margin:0}#wide{display:block;width:100%}</style>';
  const body = `${css}<p>Above</p><button id="wide">Wide</button><p dir="rtl"><button id="save">Save</button></p>`;
  await openHints(page, host, body, [tooltip(1, "#wide"), tooltip(2, "#wide"), tooltip(3, "#save"), tooltip(4, "#save")]);
  await expect(page.locator(marker)).toHaveCount(4);
  const { right } = (await boxesOf(page, "#wide"))[0]!;
  const { x } = (await boxesOf(page, "#save"))[0]!;
  const places = async () => (await boxesOf(page, marker)).map((box) => Math.round(box.x));
  await expect.poll(places).toEqual([right - 28, right - 56, x - 28, x - 56].map(Math.round));
});

test("an icon goes to the corner also for what it would cover in part, and not for what is in or around its element", async ({
  page,
  host,
  complaints: _,
}) => {
  const at = (id: string, left: number, top: number, width: number) =>
    `#${id}{position:absolute;left:${left}px;top:${top}px;width:${width}px;height:30px;box-sizing:border-box}`;
  const places = [
    at("part", 100, 4, 80),
    at("x", 202, 4, 40),
    at("around", 100, 100, 300),
    at("inner", 10, 0, 80),
    at("holder", 100, 200, 80),
  ];
  const body = `<style nonce="n1">${places.join("")}${at("held", 82, 0, 60)}</style><button id="part">Part</button><button id="x">X</button>
    <div id="around" role="button"><b id="inner">Inner</b></div><div id="holder">Holder<a id="held" href="#held">Held</a></div>`;
  await openHints(page, host, body, [tooltip(1, "#part"), tooltip(2, "#inner"), tooltip(3, "#holder")]);
  await expect(page.locator(marker)).toHaveCount(3);
  const found = async () => (await boxesOf(page, marker)).map((box) => [Math.round(box.x), Math.round(box.top)]);
  // Of the first no more is above the window's edge than there is room for.
  await expect.poll(found).toEqual([
    [152, 0],
    [194, 103],
    [184, 203],
  ]);
});
