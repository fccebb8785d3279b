import { each, inTurn, numbers, type Page } from "#tests/targets/page.ts";

const PRODUCTS = ["Trail boot", "Rain shell", "Down vest", "Wool sock", "Head torch", "Camp stove", "Dry bag", "Tent peg"];

export const products: Page = {
  name: "product grid",
  lang: "en",
  html: `<nav class="breadcrumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/outdoor">Outdoor</a></li><li aria-current="page">Hiking</li></ol></nav><div class="layout"><aside class="facets">${each(["Size", "Colour", "Price"], (facet) => `<details open><summary>${facet}</summary><ul>${each(numbers(3), (option) => `<li><label><input type="checkbox">${{ Size: ["Small", "Medium", "Large"], Colour: ["Green", "Grey", "Red"], Price: ["Under 50", "50 to 100", "Over 100"] }[facet]![option]}</label></li>`)}</ul></details>`)}</aside><div class="grid">${each(PRODUCTS, (product, index) => `<div class="product-card" data-sku="SKU${index * 31 + 1044}"><a href="/p/${product.toLowerCase().replace(" ", "-")}"><img src="/p/${index}.webp" alt="${product}" width="80" height="80"></a><h3><a href="/p/${product.toLowerCase().replace(" ", "-")}">${product}</a></h3><div class="price">€${index * 12 + 19}</div><button class="wish" aria-label="Add to wish list">♡</button><button class="add">Add to basket</button></div>`)}</div></div><nav class="pagination" aria-label="Pages"><a href="?page=1">1</a><a href="?page=2">2</a><a href="?page=3">3</a><a href="?page=2" rel="next">Next</a></nav>`,
  targets: {
    ".product-card:nth-child(5) .add": "Take it",
    ".product-card:nth-child(2) .wish": "Remember",
    ".pagination a:last-child": "More",
    "details:nth-of-type(2) li:nth-child(3) input": "Crimson",
  },
};

export const results: Page = {
  name: "search results",
  lang: "en",
  html: `<header role="banner"><form action="/search" role="search"><textarea name="q" rows="1" aria-label="Search" title="Search">tide tables</textarea><button type="button" aria-label="Clear">×</button><button type="submit" aria-label="Search">⌕</button></form></header><div role="main"><div class="tabs">${each(["All", "Images", "News", "Books"], (tab) => `<a href="/search?q=tide+tables&amp;tbm=${tab.toLowerCase()}" class="{H:tab}">${tab}</a>`)}</div>${each(["Tide tables for every port", "What moves the tides", "Tide – encyclopedia", "Tidal power explained", "Tide clock, brass"], (title, index) => `<div class="{H:g} {H:g2}" data-hveid="CA{H:v${index}}"><div class="{H:yu}"><a href="https://site${index}.example/tides" ping="/url?x={h:p${index}}"><h3 class="{H:lc}">${title}</h3><cite>site${index}.example › tides</cite></a><div class="{H:cs}" role="button" tabindex="0" aria-label="About this result">⋮</div></div><div class="{H:st}">Times of high and low water, ${2020 + index}.</div></div>`)}<div role="navigation"><h2>Page navigation</h2><table><tr>${each(numbers(6), (page) => `<td><a aria-label="Page ${page + 1}" href="/search?q=tide+tables&amp;start=${page}0">${page + 1}</a></td>`)}</tr></table></div></div>`,
  targets: {
    "[data-hveid]:nth-of-type(4) [role=button]": "Why this one",
    "[data-hveid]:nth-of-type(3) a": "The flood",
    "form [type=submit]": "Go",
    "td:nth-child(4) a": "IV",
  },
};

export const kiosk: Page = {
  name: "kiosk",
  lang: "en",
  html: `<div class="kiosk"><div class="kiosk-title">What would you like?</div><div class="kiosk-tiles">${each(["Burger", "Wrap", "Salad", "Fries", "Lemonade", "Coffee"], (dish, index) => `<div class="tile" onclick="void 0"><div class="tile-picture" style="height:40px"></div><div class="tile-name">${dish}</div><div class="tile-price">${index + 2}.50</div></div>`)}</div><div class="kiosk-order">${each(["Wrap", "Coffee"], (dish) => `<div class="order-line"><span>${dish}</span><span class="minus">−</span><span class="amount">1</span><span class="plus">+</span></div>`)}</div><div class="kiosk-foot"><div class="big">Start again</div><div class="big big--go">Pay 11.00</div></div></div>`,
  targets: {
    ".tile:nth-child(4)": "Chips",
    ".order-line:nth-child(2) .plus": "one more",
    ".big--go": "Check out",
    ".kiosk-foot > div:first-child": "Cancel",
  },
};

export const tariffs: Page = {
  name: "timetable",
  lang: "en",
  html: `<div class="journeys"><h1>Leeds to York</h1><div class="switch"><button class="earlier">Earlier trains</button></div>${each(numbers(7), (index) => `<article class="journey"><div class="times"><time>${8 + index}:1${index}</time><time>${8 + index}:4${index}</time></div><div class="changes">${inTurn(["Direct", "1 change"], index)}</div><div class="fares"><button class="fare">Standard £${index + 14}</button><button class="fare">First £${index + 31}</button></div><button class="more" aria-expanded="false">Details</button></article>`)}<div class="switch"><button class="later">Later trains</button></div></div>`,
  data: "Leeds York",
  targets: {
    ".journey:nth-of-type(3) .more": "Stops",
    ".journey:nth-of-type(5) .fare:nth-child(2)": "Luxury",
    ".later": "After that",
  },
};
