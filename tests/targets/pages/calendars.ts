import { each, numbers, type Page } from "#tests/targets/page.ts";

export const monthView: Page = {
  name: "month calendar",
  lang: "en",
  html: `<div class="fc fc-media-screen fc-direction-ltr"><div class="fc-header-toolbar fc-toolbar"><div class="fc-toolbar-chunk"><div class="fc-button-group"><button type="button" title="Previous month" aria-pressed="false" class="fc-prev-button fc-button fc-button-primary"><span class="fc-icon fc-icon-chevron-left" role="img" style="display:inline-block;width:14px;height:14px"></span></button><button type="button" title="Next month" aria-pressed="false" class="fc-next-button fc-button fc-button-primary"><span class="fc-icon fc-icon-chevron-right" role="img" style="display:inline-block;width:14px;height:14px"></span></button></div><button type="button" title="This month" class="fc-today-button fc-button">today</button></div><h2 class="fc-toolbar-title" id="fc-dom-{n:ti}">May 2026</h2><div class="fc-toolbar-chunk"><button type="button" class="fc-dayGridMonth-button fc-button">month</button><button type="button" class="fc-timeGridWeek-button fc-button">week</button><button type="button" class="fc-listWeek-button fc-button">list</button></div></div>
<table role="grid" class="fc-scrollgrid"><thead><tr>${each(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], (day) => `<th role="columnheader" class="fc-col-header-cell">${day}</th>`)}</tr></thead><tbody>${each(
    numbers(5),
    (week) =>
      `<tr role="row">${each(numbers(7), (day) => {
        const date = week * 7 + day + 1;
        return `<td role="gridcell" data-date="2026-05-${String(date).padStart(2, "0")}" class="fc-daygrid-day"><a class="fc-daygrid-day-number" aria-label="May ${date}, 2026">${date}</a>${date % 9 === 4 ? `<a class="fc-event" tabindex="0"><div class="fc-event-time">${(date % 8) + 9}:00</div><div class="fc-event-title">${["Stand-up", "Review", "Interview", "Offsite"][Math.floor(date / 9)]}</div></a>` : ""}</td>`;
      })}</tr>`,
  )}</tbody></table></div>`,
  targets: {
    ".fc-next-button": "June",
    "[data-date='2026-05-13'] .fc-event": "Talk",
    "[data-date='2026-05-20'] > a": "Wednesday",
    ".fc-listWeek-button": "agenda",
  },
};

export const datePicker: Page = {
  name: "date picker",
  lang: "en",
  html: `<form class="booking" action="/rooms"><h1>Book a room</h1><div class="field"><label for="arrival">Arrival</label><input id="arrival" name="arrival" value="2026-06-10" readonly aria-haspopup="dialog"><button type="button" class="open" aria-label="Choose date">▦</button></div><div class="field"><label for="departure">Departure</label><input id="departure" name="departure" value="2026-06-12" readonly aria-haspopup="dialog"><button type="button" class="open" aria-label="Choose date">▦</button></div>
<div class="rdp" role="dialog" aria-label="Choose arrival"><div class="rdp-caption"><button type="button" name="previous-month" class="rdp-nav" aria-label="Go to previous month">‹</button><span id="react-day-picker-{n:rdp}" class="rdp-caption_label" aria-live="polite">June 2026</span><button type="button" name="next-month" class="rdp-nav" aria-label="Go to next month">›</button></div><table class="rdp-table" role="grid" aria-labelledby="react-day-picker-{n:rdp}"><tbody>${each(numbers(5), (week) => `<tr>${each(numbers(7), (day) => (week * 7 + day < 30 ? `<td><button type="button" name="day" class="rdp-day" role="gridcell" tabindex="-1">${week * 7 + day + 1}</button></td>` : "<td></td>"))}</tr>`)}</tbody></table></div><label>Guests <input type="number" name="guests" value="2" min="1"></label><button class="submit">Show rooms</button></form>`,
  targets: {
    ".field:nth-of-type(2) .open": "Calendar",
    "[name=next-month]": "Later",
    ".rdp-table tr:nth-child(3) td:nth-child(3) button": "XVII",
    "[name=guests]": "People",
  },
};
