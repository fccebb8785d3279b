import type { Screens } from "#tests/support/declared.ts";

const list = { loader: ["view", "messages"], shown: ["", "?search=nothing+has+this+in+it", "?state=archived"] } as Screens[string];
const editor = { loader: ["view", "messages"], action: ["edit live", "messages"], shown: [""] } as Screens[string];

/** Announcements, NPS messages and surveys. */
export const messageScreens: Screens = {
  "$property/messages": { loader: ["view", "messages"] },
  "$property/messages/list": list,
  "$property/messages/announcements": list,
  "$property/messages/nps": list,
  "$property/messages/survey": list,
  "$property/messages/selection": { loader: ["edit", "messages"], action: ["edit", "messages"] },
  "$property/messages/selection/$messageAct": {
    loader: ["edit", "messages"],
    action: ["edit", "messages"],
    shown: ["?message=:announcement", ""],
  },
  "$property/messages/selection/report": {
    loader: ["edit", "messages"],
    shown: ["?act=archive&done=:announcement", "?act=publish&failed=:announcement.incomplete&failed=99.gone"],
  },
  "$property/messages/calendar": { loader: ["view", "messages"], shown: ["", "?month=2026-11"] },
  "$property/messages/create": {
    loader: ["edit", "messages"],
    action: ["edit", "messages"],
    shown: ["", "?type=nps", "?type=survey"],
  },
  "$property/messages/create/drawn": { loader: ["view", "messages"] },
  "$property/messages/announcements/announcement/edit/$announcementId": editor,
  "$property/messages/announcements/announcement/edit/$announcementId/image": {
    loader: ["edit live", "messages"],
    action: ["edit live", "messages"],
    shown: [""],
  },
  "$property/messages/announcements/announcement/edit/$announcementId/image/library": {
    loader: ["edit live", "messages"],
    action: ["edit live", "messages"],
    shown: ["", "?search=nothing+has+this+in+it"],
  },
  "$property/messages/nps/edit/$npsId": editor,
  "$property/messages/survey/edit/$surveyId": editor,
  "$property/messages/survey/edit/$surveyId/questions": { ...editor, shown: ["", "?part=main"] },
  "$property/messages/list/$messageId/archive": { loader: ["edit live", "messages"], action: ["edit live", "messages"], shown: [""] },
  "$property/messages/list/$messageId/bring-back": { loader: ["edit", "messages"], action: ["edit", "messages"] },
  "$property/messages/list/$messageId/approval": { loader: ["view", "messages"], action: ["edit live", "messages"], shown: [""] },
  "$property/messages/list/$messageId/history": { loader: ["view", "messages"], shown: ["", "?page=2"] },
  "$property/messages/list/$messageId/history/compare": { loader: ["view", "messages"], shown: ["", "?from=draft&to=draft"] },
  "$property/messages/list/$messageId/history/restore": {
    loader: ["edit live", "messages"],
    action: ["edit live", "messages"],
    shown: ["?version=1"],
  },
  "$property/messages/list/$messageId/preview": {
    loader: ["view", "messages"],
    shown: ["", "?form=modal&lang=de&width=phone&host=dark&dir=rtl&part=thanks"],
  },
  "$property/messages/list/$messageId/preview/drawn": { loader: ["view", "messages"] },
  "$property/messages/list/$messageId/link": { loader: ["view", "messages"], action: ["edit", "messages"] },
  "$property/messages/list/$messageId/link/renew": { loader: ["edit", "messages"], action: ["edit", "messages"] },
  "$property/messages/list/$messageId/translate": { loader: ["edit live", "messages"], action: ["edit live", "messages"] },
  "$property/messages/list/$messageId/copy": { loader: ["view", "messages"], action: ["edit", "messages"] },
};
