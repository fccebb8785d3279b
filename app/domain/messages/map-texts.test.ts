import { expect, test } from "vitest";
import { mapTexts } from "./map-texts.ts";
import { emptyMessage } from "./message-content.ts";
import { EMPTY_QUESTION, MOST_MESSAGE_CHARACTERS } from "./message-texts.ts";

test("whoever changes texts learns how long each may be", () => {
  const link = { title: "Read", url: "https://app.example/" };
  const news = { title: "News", description: "All about it", media: null, cta: { primaryLink: link, secondaryLink: null, guide: null } };
  const announcement = { ...emptyMessage("announcement"), texts: { en: news } } as ReturnType<typeof emptyMessage>;
  const told: [string, number][] = [];
  const changed = mapTexts(announcement, "en", (text, most) => {
    told.push([text, most]);
    return text.toUpperCase();
  });
  const { title, description, label } = MOST_MESSAGE_CHARACTERS;
  expect(told).toEqual([
    ["Read", label],
    ["News", title],
    ["All about it", description],
  ]);
  expect(changed).toMatchObject({ title: "NEWS", cta: { primaryLink: { title: "READ", url: "https://app.example/" } } });
});

test("every text of a question is one, its address is none", () => {
  const nps = { ...emptyMessage("nps"), texts: { en: { ...EMPTY_QUESTION, title: "How likely?" } } } as ReturnType<typeof emptyMessage>;
  const limits = new Set<number>();
  const changed = mapTexts(nps, "en", (text, most) => {
    limits.add(most);
    return text && "Wie?";
  });
  expect(changed).toMatchObject({ title: "Wie?" });
  expect([...limits]).toEqual([MOST_MESSAGE_CHARACTERS.title]);
  expect(mapTexts(nps, "de", (text) => text)).toBeNull();
});
