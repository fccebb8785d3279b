import { everyElement, everyRoot } from "#tests/targets/harness/every-element.ts";
import { controls, nameOf, plain, rename, textNodes } from "#tests/targets/harness/words.ts";
import { type Mutation, truthOf } from "./mutation.ts";
import { translated } from "./translated.ts";

const MORE: Record<string, string> = { en: " changes", de: " jetzt", fr: " maintenant", ar: " الآن", ja: "する" };
const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt"];

/** Changes of what is written. */
export const WORDS: Mutation[] = [
  {
    name: "renamed wholly",
    rule: "key",
    because: "without its name only an attribute of its own says that it is the same, and not another in its place",
    apply: (scene, target) => rename(truthOf(scene, target), scene.page.targets[target]!),
  },
  {
    name: "renamed partly",
    rule: "known",
    because: "a longer name in the same place is the same thing, unless only that name told it from another which now bears it alone",
    apply(scene, target) {
      const element = truthOf(scene, target);
      return rename(element, nameOf(element) + (MORE[scene.page.lang] ?? MORE.en));
    },
  },
  {
    name: "translated",
    rule: "known",
    because: "what is no word stays; where only words tell it from its like, nothing does now",
    apply(scene) {
      const { lang, data = "" } = scene.page;
      const stay = new Set(data.toLowerCase().split(/\s+/));
      for (const root of everyRoot()) {
        for (const text of textNodes("body" in root ? root.body : root)) {
          if (!text.parentElement?.closest("style, code, pre")) text.data = translated(text.data, stay);
        }
        if ("body" in root) root.documentElement.lang = lang === "en" ? "nl" : "en";
      }
      for (const element of everyElement()) {
        const named = element.matches("input[type=submit], input[type=button]") ? [...ATTRIBUTES, "value"] : ATTRIBUTES;
        for (const name of named.filter((each) => element.hasAttribute(each)))
          element.setAttribute(name, translated(element.getAttribute(name)!, stay));
      }
      document.documentElement.dir = "ltr";
      return true;
    },
  },
];

/** Another control of the page gets another name. */
export function renameAnother(except: Element): void {
  const others = controls().filter((each) => each !== except && !each.contains(except) && !except.contains(each) && plain(nameOf(each)));
  const other = others[Math.floor(others.length / 2)];
  if (other) rename(other, "Further choices");
}
