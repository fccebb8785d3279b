import { expect, test } from "vitest";
import { CONTRACT } from "#app/contracts/all.ts";
import { codeFiles, readSource } from "./sources.ts";

/** Calls that the dashboard does not make itself, and who does. */
const MADE_BY_OTHERS: Record<string, string> = {
  "managers.register": "clients with a registration page of their own; ours is the realm's",
  "managers.validateInvite": "clients with a registration page of their own; ours is the realm's",
  "personal.getSsoStatus": "scripts of customers; the screens of sign-on are not built yet",
  "guides.listGuides": "scripts of customers; the dashboard reads guides with their chapters",
  "guides.previewGuide": "scripts of customers; the editor has no button for it yet",
  "guides.renderStep": "scripts of customers; the editor draws its preview by itself still",
  "properties.getStylings": "scripts of customers; the screens of the assistant's look are not built yet",
  "properties.updateStylings": "scripts of customers; the screens of the assistant's look are not built yet",
  "properties.getContentSettings": "scripts of customers; the screens of the assistant's look are not built yet",
  "properties.updateContentSettings": "scripts of customers; the screens of the assistant's look are not built yet",
  "properties.getTexts": "scripts of customers; the screens of the assistant's texts are not built yet",
  "properties.updateTexts": "scripts of customers; the screens of the assistant's texts are not built yet",
  "properties.getFeatureFlags": "scripts of customers; the dashboard reads them with the property",
  "properties.updateFeatureFlags": "super admins of an installation, by script",
  "companies.updateCompanyLimits": "super admins of an installation, by script",
  "properties.addImage": "scripts of customers; the editor takes media by address",
  "properties.listLanguages": "scripts of customers; the screens of languages are not built yet",
  "properties.listTags": "scripts of customers; the screens of tags are not built yet",
  "companies.getCompany": "scripts of customers; the screens of the company are not built yet",
  "chapters.updateChapterTexts": "scripts of customers; the screens of languages are not built yet",
  "authorization.listRoles": "scripts of customers; the team screens are not built yet",
  "authorization.listSubjectRoles": "scripts of customers; the team screens are not built yet",
  "authorization.listTargetRoles": "scripts of customers; the team screens are not built yet",
};
const NAMES = Object.entries(CONTRACT).flatMap(([noun, table]) => Object.keys(table).map((name) => `${noun}.${name}`));

/** The tables of calls that a file imports, by the name they have in it, and which of their calls it sends. */
function sentBy(text: string): string[] {
  const tables = [...text.matchAll(/import \{ (\w+?)Calls(?: as (\w+))?(?:, type \w+)* \} from "[^"]*contracts\//g)];
  return tables.flatMap(([, table = "", alias]) => {
    const noun = Object.keys(CONTRACT).find((key) => CONTRACT[key] === TABLES[table]) ?? "";
    return [...text.matchAll(new RegExp(`send\\((?:\\w+|\\{ \\w+ \\}), ${alias ?? `${table}Calls`}\\.(\\w+)`, "g"))].map(
      ([, name]) => `${noun}.${name}`,
    );
  });
}

const modules = import.meta.glob<Record<string, Record<string, unknown>>>("../../app/contracts/*.ts", { eager: true });
const TABLES: Record<string, unknown> = Object.fromEntries(
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([name, value]) => (name.endsWith("Calls") ? [[name.slice(0, -"Calls".length), value]] : [])),
);

test("every table of calls belongs to the contract", () => {
  expect(Object.keys(TABLES).filter((name) => !Object.values(CONTRACT).includes(TABLES[name] as never))).toEqual([]);
});

test("every call has a function in app/api, or somebody else makes it", () => {
  const sent = codeFiles(["app/api"]).flatMap((file) => sentBy(readSource(file)));
  expect(NAMES.filter((name) => !sent.includes(name) && !(name in MADE_BY_OTHERS))).toEqual([]);
  expect(Object.keys(MADE_BY_OTHERS).filter((name) => !NAMES.includes(name) || sent.includes(name))).toEqual([]);
});

test("no two calls share a method and path, whatever their parameters are called", () => {
  const shapes = NAMES.map((name) => {
    const [noun = "", key = ""] = name.split(".");
    const call = CONTRACT[noun]?.[key];
    return `${call?.method} ${call?.path.replaceAll(/:\w+/g, ":")}`;
  });
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});
