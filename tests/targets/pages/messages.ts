import { each, type Page } from "#tests/targets/page.ts";

const MAILS = [
  ["Rosa Lindqvist", "Contract for signature"],
  ["Billing", "Your receipt of April"],
  ["Samir Nasser", "Re: photos of the site"],
  ["Build server", "Nightly build failed"],
  ["Tove Berg", "Lunch on Thursday?"],
  ["Build server", "Nightly build passed"],
] as const;

export const mail: Page = {
  name: "mail client",
  lang: "en",
  data: "Rosa Lindqvist Samir Nasser Tove Berg",
  html: `<div class="nH" id=":{h:top}"><div class="aeN" role="navigation"><div class="z0"><div class="T-I T-I-KE" role="button" tabindex="0" style="user-select: none;">Compose</div></div>${each(["Inbox", "Starred", "Snoozed", "Sent", "Drafts"], (box, index) => `<div class="TO" id=":{h:bx${index}}"><div class="aio"><a href="#${box.toLowerCase()}" class="J-Ke n0" tabindex="-1">${box}</a>${index === 0 ? '<div class="bsU">4</div>' : ""}</div></div>`)}</div>
<div class="AO" role="main"><div class="G-atb" gh="mtb"><div class="T-I ar7" role="button" tabindex="0" aria-label="Archive"><div class="asa" style="width:20px;height:20px"></div></div><div class="T-I nX" role="button" tabindex="0" aria-label="Delete"><div class="asa" style="width:20px;height:20px"></div></div><div class="T-I ns" role="button" tabindex="0" aria-label="Move to"><div class="asa" style="width:20px;height:20px"></div></div></div><table class="F cf zt" role="grid"><tbody>${each(MAILS, ([from, subject], index) => `<tr class="zA yO" id=":{h:m${index}}" role="row" tabindex="-1"><td class="oZ-x3"><div id=":{h:c${index}}" class="oZ-jc" role="checkbox" aria-checked="false" tabindex="-1" style="width:20px;height:20px"></div></td><td class="apU"><span class="aXw T-KT" role="button" aria-label="Not starred" title="Not starred">☆</span></td><td class="yX"><span class="bA4">${from}</span></td><td class="xY"><span class="bog">${subject}</span><span class="y2"> – ${9 + index}:04</span></td></tr>`)}</tbody></table></div></div>`,
  targets: {
    ".z0 > div": "New message",
    "tbody tr:nth-child(3) [role=button]": "Mark",
    ".G-atb > div:nth-child(2)": "Throw away",
    ".TO:nth-child(5) a": "Outgoing",
  },
};

export const chat: Page = {
  name: "chat",
  lang: "en",
  data: "Ana Ben Cleo general random incidents",
  html: `<div class="p-client"><nav class="p-channels" aria-label="Channels"><div class="p-channels__head"><span>Channels</span><button class="c-button-unstyled" aria-label="Add channels" data-qa="channels-add">+</button></div>${each(["general", "random", "incidents"], (channel) => `<a class="p-channel" href="/client/${channel}" data-qa="channel-${channel}"># ${channel}</a>`)}</nav><div class="p-view" role="region" aria-label="incidents"><header><button class="p-title">incidents</button><button aria-label="View members">3</button><button aria-label="Start huddle"><svg width="20" height="20" viewBox="0 0 20 20"><path d="M3 9a7 7 0 0114 0v6"></path></svg></button></header><div role="list" class="c-virtual">${each(
    ["Database is slow", "Looking into it", "Index was missing", "Deployed a fix", "Graphs look good"],
    (text, index) =>
      `<div role="listitem" class="c-message" id="1718${index}0.22"><a class="c-avatar" href="/team/U0${index % 3}" aria-label="${["Ana", "Ben", "Cleo"][index % 3]}"><img src="/a/${index % 3}.png" alt="" width="36" height="36"></a><div class="c-message__text">${text}</div><div class="c-actions" role="group" aria-label="Message actions"><button aria-label="Add reaction">☺</button><button aria-label="Reply in thread">↩</button><button aria-label="More actions">⋮</button></div></div>`,
  )}</div><div class="c-composer"><div role="toolbar" aria-label="Formatting"><button aria-label="Bold"><b>B</b></button><button aria-label="Italic"><i>I</i></button><button aria-label="Code">&lt;&gt;</button></div><div class="ql-editor" contenteditable="true" role="textbox" aria-label="Message to incidents" tabindex="0"><p><br></p></div><button aria-label="Send now" disabled>➤</button></div></div></div>`,
  targets: {
    "[role=listitem]:nth-child(3) .c-actions button:nth-child(2)": "Start conversation",
    "[role=textbox]": "Write here",
    "[data-qa=channels-add]": "New room",
    "[role=toolbar] button:nth-child(2)": "Slanted",
  },
};
