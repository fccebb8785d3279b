import { each, type Page } from "#tests/targets/page.ts";

const icon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none"><path d="${path}"></path></svg>`;

const TOOLS: [string, string][] = [
  ["Bold", "M6 4h8a4 4 0 010 8H6z"],
  ["Italic", "M19 4h-9M14 20H5M15 4L9 20"],
  ["Underline", "M6 3v7a6 6 0 0012 0V3M4 21h16"],
  ["Numbered list", "M10 6h11M10 12h11M10 18h11M4 6h1v4"],
  ["Quote", "M3 21c3 0 7-1 7-8V5H3z"],
  ["Insert link", "M10 13a5 5 0 007.5.5l3-3"],
  ["Insert picture", "M3 3h18v18H3zM21 15l-5-5L5 21"],
];

export const writer: Page = {
  name: "word processor",
  lang: "en",
  html: `<div class="ck ck-reset ck-editor" role="application" dir="ltr" lang="en" aria-labelledby="ck-editor__label_{h:lab}"><label class="ck ck-label ck-voice-label" id="ck-editor__label_{h:lab}">Rich text editor</label><div class="ck ck-toolbar" role="toolbar" aria-label="Editor toolbar">${each(
    TOOLS,
    ([name, path]) =>
      `<button class="ck ck-button ck-off" type="button" tabindex="-1" aria-labelledby="ck-editor__aria-label_{h:${name.replace(/\W/g, "")}}" data-cke-tooltip-text="${name}">${icon(path)}<span class="ck ck-button__label" id="ck-editor__aria-label_{h:${name.replace(/\W/g, "")}}">${name}</span></button>`,
  )}</div><div class="ck-content" contenteditable="true" role="textbox" aria-label="Rich text editor. Editing area: main"><h2>Minutes</h2><p>The pump was moved to hall two.</p><p>Next meeting on 4 May.</p></div></div><div class="doc-foot"><span>212 words</span><button type="button">Comments</button><button type="button">Suggest edits</button></div>`,
  targets: {
    "[role=toolbar] button:nth-child(4)": "Ordered points",
    "[role=toolbar] button:nth-child(6)": "Hyperlink",
    "[contenteditable]": "Your text",
    ".doc-foot button:nth-of-type(2)": "Propose",
  },
};

/** Nothing has a name: the drawings alone say what a button does. */
export const drawing: Page = {
  name: "drawing tools without names",
  lang: "en",
  html: `<div class="draw"><div class="left-tools">${each(["M4 4l7 17 2-7 7-2z", "M3 3h18v18H3z", "M12 3a9 9 0 100 18z", "M4 20L20 4", "M12 19l7-7 3 3-7 7z", "M4 7V4h16v3M9 20h6M12 4v16"], (path) => `<button class="tool">${icon(path)}</button>`)}</div><div class="canvas"><svg width="400" height="200"><rect x="10" y="10" width="90" height="50"></rect><circle cx="200" cy="80" r="40"></circle></svg></div><div class="right-panel"><div class="layer-list">${each(["Background", "Logo", "Caption"], (layer) => `<div class="layer"><span>${layer}</span><button class="eye">${icon("M1 12s4-8 11-8 11 8 11 8")}</button><button class="lock">${icon("M5 11h14v10H5z")}</button></div>`)}</div><input class="opacity" type="range" min="0" max="100" value="80"><div class="export"><button>Export PNG</button><button>Export SVG</button></div></div></div>`,
  targets: {
    ".left-tools button:nth-child(4)": "-",
    ".layer:nth-child(2) .eye": "-",
    ".export button:nth-child(2)": "As vectors",
  },
};

export const map: Page = {
  name: "map",
  lang: "en",
  data: "Leeds York Hull",
  html: `<div class="map-app"><div id="map" class="leaflet-container leaflet-touch" tabindex="0" style="position:relative;height:400px"><div class="leaflet-pane leaflet-marker-pane">${each(["Leeds", "York", "Hull"], (town, index) => `<img src="/marker.png" class="leaflet-marker-icon leaflet-interactive" alt="${town}" tabindex="0" role="button" width="25" height="41" style="position:absolute;left:${index * 90 + 120}px;top:${index * 40 + 90}px">`)}</div><div class="leaflet-control-container"><div class="leaflet-top leaflet-left"><div class="leaflet-control-zoom leaflet-bar"><a class="leaflet-control-zoom-in" href="#" title="Zoom in" role="button" aria-label="Zoom in"><span aria-hidden="true">+</span></a><a class="leaflet-control-zoom-out" href="#" title="Zoom out" role="button" aria-label="Zoom out"><span aria-hidden="true">−</span></a></div></div><div class="leaflet-bottom leaflet-right"><button class="locate" type="button" title="Show my position">◎</button><button class="layers" type="button" title="Layers">▤</button></div></div></div><aside class="results"><h2>3 depots</h2>${each(["Leeds", "York", "Hull"], (town) => `<div class="result"><h3>${town}</h3><p>Open until 18:00</p><a href="#directions">Directions</a><button>Save</button></div>`)}</aside></div>`,
  targets: {
    ".leaflet-control-zoom-in": "Closer",
    ".result:nth-of-type(2) a": "How to get there",
    ".locate": "Where I am",
    ".leaflet-marker-pane img:nth-child(3)": "Harbour depot",
  },
};
