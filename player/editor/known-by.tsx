/** @jsxImportSource preact */
import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";
import { capturedTarget, type Recipe } from "#app/domain/targets/target.ts";
import type { DraftStep } from "./draft.ts";
import type { Stand } from "./stand.ts";
import { Facts } from "./stand-words.tsx";

/** What a step's element is known by, in words, and how it stands on this page. */
export function KnownBy({ texts, step, stand }: { texts: EditorTexts; step: DraftStep; stand: Stand }) {
  const target = capturedTarget(step);
  if (!target && !step.identifier) return <p class="hint-line">{texts.noElement}</p>;
  return (
    <>
      <Facts texts={texts} stand={stand} />
      {target ? (
        <details>
          <summary>{texts.recipes}</summary>
          <dl class="recipes">
            {target.recipes.map((recipe) => (
              <div key={JSON.stringify(recipe)}>
                <dt>{texts[recipe.kind]}</dt>
                <dd>
                  {wordsOf(recipe)}
                  {"shared" in recipe && recipe.shared && <span class="shared">{texts.shared}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <code class="selector">{step.identifier}</code>
      )}
    </>
  );
}

function wordsOf(recipe: Recipe): string {
  switch (recipe.kind) {
    case "id":
      return recipe.value;
    case "test":
    case "attribute":
      return `${recipe.name.replace(/^:/, "")} = ${recipe.value}`;
    case "role":
      return [recipe.role, recipe.name && `“${recipe.name}”`].filter(Boolean).join(" ");
    case "label":
    case "text":
      return `“${recipe.text}”`;
    case "place": {
      const around = recipe.around.map(({ name, role, tag }) => name || role || tag).reverse();
      return [...around, `${recipe.nth + 1}/${recipe.of}`].join(" › ");
    }
    case "row":
      return [...recipe.words.map((word) => `“${word}”`), ...recipe.keys.map(({ name, value }) => `${name} = ${value}`)].join(", ");
  }
}
