import { expect, test } from "vitest";
import { stem } from "./stem.ts";

test.each([
  ["en", ["plan", "plans", "planned", "planning"]],
  ["en", ["invite", "invites", "invited", "inviting", "invitation", "invitations"]],
  ["en", ["activity", "activities"]],
  ["en", ["search", "searches", "searched", "searching"]],
  ["en", ["notify", "notifies", "notification"]],
  ["en-GB", ["move", "moves", "moved", "moving"]],
  ["en", ["export", "exports", "exported", "exporting"]],
  ["de", ["einladen", "einladung", "einladungen", "eingeladen", "einzuladen"]],
  ["de", ["planen", "plan", "plane", "planung", "planungen", "geplant"]],
  ["de", ["sortieren", "sortiert", "sortierung", "sortierungen"]],
  ["de", ["speichern", "speichert", "gespeichert", "speicherung"]],
  ["de", ["kontakt", "kontakte", "kontakten"]],
  ["de", ["bericht", "berichts", "berichte", "berichten"]],
  ["de-AT", ["zahl", "zahlen"]],
  ["de", ["schritt", "schritte", "schritten"]],
  ["de", ["einrichten", "einrichtung", "eingerichtet"]],
])("in %s, %j are forms of one word", (language, forms) => {
  expect(new Set(forms.map((form) => stem(form, language))).size, forms.map((form) => stem(form, language)).join()).toBe(1);
});

test.each([
  ["en", "status", "stat"],
  ["en", "bus", "busy"],
  ["de", "wartung", "ware"],
  ["de", "tag", "tagung"],
])("in %s, %s is no form of %s", (language, one, other) => {
  expect(stem(one, language)).not.toBe(stem(other, language));
});

test("words of other languages stay whole, and of a short word three letters are left", () => {
  expect(stem("planning", "sv")).toBe("planning");
  expect(["ring", "red", "sie", "gete"].map((word) => stem(word, "de"))).toEqual(["ring", "red", "sie", "get"]);
  expect(stem("sing", "en")).toBe("sing");
});
