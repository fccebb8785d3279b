import { expect, test } from "vitest";
import { lineOf, wordsOf } from "./words.ts";

test.each([
  ["What’s an E-Mail?", ["whats", "an", "e-mail"]],
  ["Größe — naïve, Œuvre", ["grosse", "naive", "oeuvre"]],
  ["- one--two -", ["one-two"]],
  ["Настройки 2026 設定", ["настроики", "2026", "設定"]],
  ["  …!? ", []],
])("the words of %j are %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ["Überschrift", "Ueberschrift"],
  ["Größe", "GROESSE"],
  ["ändern", "andern"],
  ["E-Mail", "email"],
])("%s and %s are the same", (one, other) => {
  expect(lineOf(one)).toBe(lineOf(other));
});
