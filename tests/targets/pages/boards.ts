import { each, inTurn, type Page } from "#tests/targets/page.ts";

const CARDS: Record<string, string[]> = {
  Backlog: ["Dark theme", "Export to CSV", "Slow search"],
  "In progress": ["Invite by link", "Billing history"],
  Review: ["Two-step login", "Audit log", "Webhooks"],
  Done: ["Avatars", "Time zones"],
};

export const kanban: Page = {
  name: "kanban board",
  lang: "en",
  html: `<div class="css-{h:app}"><div class="css-{h:head}"><h1 class="css-{h:h1}">Sprint 14</h1><input class="css-{h:in}" type="text" aria-label="Search board" value=""><button class="css-{h:b} css-{h:bp}"><span class="css-{h:sp}">Complete sprint</span></button></div><div class="css-{h:cols}">${each(
    Object.entries(CARDS),
    ([column, cards], at) =>
      `<section class="css-{h:col}" data-rbd-droppable-id="${at}"><header class="css-{h:ch}"><h2>${column}</h2><span class="css-{h:ct}">${cards.length}</span><button class="css-{h:ib}" aria-label="Column options"><svg width="16" height="16" viewBox="0 0 24 24"><path d="M12 14a2 2 0 100-4z"></path></svg></button></header>${each(cards, (card, index) => `<article class="css-{h:card}" data-rbd-draggable-id="${at}${index}" tabindex="0"><h3>${card}</h3><div class="css-{h:meta}"><span>TEAM-${at * 10 + index + 301}</span><button class="css-{h:ib}" aria-label="Assignee: ${inTurn(["Noor", "Otto", "Pia"], index + at)}">${inTurn(["N", "O", "P"], index + at)}</button></div></article>`)}<button class="css-{h:add}">+ Create</button></section>`,
  )}</div></div>`,
  data: "Noor Otto Pia N O P",
  targets: {
    "section:nth-child(2) > button": "Add card",
    "section:nth-child(3) header button": "Column menu",
    "section:nth-child(1) article:nth-of-type(2) button": "Person",
    "h1 ~ button": "End it",
  },
};

export const roadmap: Page = {
  name: "roadmap",
  lang: "en",
  html: `<div data-v-{h:road}="" class="roadmap"><div data-v-{h:road}="" class="roadmap-bar"><button data-v-{h:btn}="" data-v-{h:road}="" class="btn" type="button">Today</button><div data-v-{h:road}="" class="btn-group"><button data-v-{h:btn}="" class="btn">Weeks</button><button data-v-{h:btn}="" class="btn active">Months</button><button data-v-{h:btn}="" class="btn">Quarters</button></div><button data-v-{h:btn}="" data-v-{h:road}="" class="btn btn-icon" type="button"><i data-v-{h:btn}="" class="icon icon-share" style="display:inline-block;width:16px;height:16px"></i></button></div>
${each(
  ["Platform", "Mobile", "Growth"],
  (team, at) =>
    `<div data-v-{h:lane}="" class="lane"><div data-v-{h:lane}="" class="lane-name">${team}<button data-v-{h:lane}="" class="lane-add" title="Add item">+</button></div><div data-v-{h:lane}="" class="lane-track">${each([1, 2, 3], (item) => `<div data-v-{h:item}="" class="bar" style="width:${item * 60}px" tabindex="0" role="button">${["Single sign-on", "Offline mode", "Referral", "Rate limits", "Widgets", "Trials", "Regions", "Tablet", "Coupons"][(item - 1) * 3 + at]}</div>`)}</div></div>`,
)}</div>`,
  targets: {
    ".lane:nth-of-type(3) .lane-add": "New entry",
    ".lane:nth-of-type(2) .bar:nth-child(2)": "Android two",
    ".btn-group button:nth-child(3)": "Seasons",
    ".btn-icon": "-",
  },
};
