import { each, type Page } from "#tests/targets/page.ts";

const bar = (place: string) =>
  `<div class="bar bar--${place}"><button class="b">Previous</button><span>Record 4 of 18</span><button class="b">Next</button><button class="b b-save">Save</button><button class="b">Print</button></div>`;

export const twoBars: Page = {
  name: "toolbars above and below",
  lang: "en",
  html: `<div class="form-page"><header>${bar("top")}</header><div class="sheet"><h1>Inspection</h1>${each(["Brakes", "Lights", "Tyres"], (part) => `<div class="line"><span>${part}</span><select><option>Good</option><option>Worn</option></select><input type="text" size="20"></div>`)}</div><footer>${bar("bottom")}</footer></div>`,
  targets: {
    "header .b-save": "Keep",
    "footer button:nth-of-type(2)": "Onwards",
    ".line:nth-of-type(2) select": "-",
    ".line:nth-of-type(3) input": "-",
  },
};

export const rooms: Page = {
  name: "the same card many times",
  lang: "en",
  html: `<div class="house"><nav class="tabs"><a href="#ground" class="on">Ground floor</a><a href="#first">First floor</a></nav><div class="rooms">${each(["Kitchen", "Hall", "Study", "Bath", "Cellar", "Garage"], (room, index) => `<div class="room"><div class="room-title">${room}</div><div class="room-temp">${18 + index}.5 °C</div><div class="stepper"><button class="round">−</button><button class="round">+</button></div><div class="room-light"><span>Light</span><button class="toggle" style="width:36px;height:18px"></button></div></div>`)}</div><button class="all-off">All off</button></div>`,
  targets: {
    ".room:nth-child(3) .stepper button:nth-child(2)": "Warmer",
    ".room:nth-child(5) .toggle": "-",
    ".all-off": "Good night",
    ".tabs a:nth-child(2)": "Upstairs",
  },
};

export const comparison: Page = {
  name: "two columns to merge",
  lang: "en",
  html: `<div class="merge">${each(["Yours", "Theirs"], (side) => `<div class="merge-side"><h3>${side}</h3>${each(["Title", "Owner", "Due"], (field, index) => `<div class="merge-field"><span class="k">${field}</span><span class="v">${side === "Yours" ? ["Roof", "Vera", "1 July"][index] : ["Roof repair", "Walt", "8 July"][index]}</span><button class="use">Use this</button></div>`)}<button class="use-all">Use all</button></div>`)}<div class="merge-foot"><button class="done">Merge</button><button>Leave</button></div></div>`,
  data: "Vera Walt Roof",
  targets: {
    ".merge-side:nth-child(2) .use-all": "Take everything",
    ".merge-side:nth-child(1) .merge-field:nth-of-type(2) button": "Prefer",
    ".done": "Bring together",
  },
};
