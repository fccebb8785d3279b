import type { Context, Hono } from "hono";
import { NO_SELECTOR_CONFIG } from "#app/domain/guides/selector-config.ts";
import type { StepShape, StepTexts } from "#app/domain/guides/step.ts";
import { EMPTY_STEP_TEXTS, emptyStep, type StepType } from "#app/domain/guides/step.ts";
import { editorTextsFor } from "#app/domain/player/editor-texts/texts-for.ts";

import { type StoredHints, serveHints, storedHints } from "./hints-api.ts";

export type EditedStep = StepShape & StepTexts;
type EditedGuide = { id: number; title: string; language: string; revision: number; steps: EditedStep[] };

/** What the in-page editor is answered: for the token "edit-good", which belongs to the tab that used it first. */
export type InPage = {
  guide: number | null;
  /** The tooltip or validator that it was opened for; 0 is their list. */
  hint: { kind: "tooltip" | "validator"; id: number } | null;
  language: string;
  mayEdit: boolean;
  guides: EditedGuide[];
  /** The answer to the next save instead of one. */
  refusal: { status: number; body: unknown } | null;
  /** How often something was saved. */
  saves: number;
  /** Texts by language of the guides, where they differ from those in the steps: by the id of a step. */
  translated: Record<string, Record<string, Partial<StepTexts>>>;
  hints: StoredHints;
  /** Whether the tab ended its token. */
  isEnded: boolean;
};

export const inPageOf = (guides: EditedGuide[], more: Partial<InPage> = {}): InPage => ({
  ...{
    guide: guides[0]?.id ?? null,
    hint: null,
    language: "en",
    mayEdit: true,
    guides,
    refusal: null,
    saves: 0,
    translated: {},
    hints: storedHints(),
    isEnded: false,
  },
  ...more,
});

export function editedStep(id: string, type: StepType, more: Partial<EditedStep> = {}): EditedStep {
  return { ...emptyStep(id, type), ...EMPTY_STEP_TEXTS, title: `Title ${id}`, content: `Content of ${id}`, ...more };
}

export const editedGuide = (id: number, title: string, steps: EditedStep[]): EditedGuide => ({
  id,
  title,
  language: "en",
  revision: 1,
  steps,
});

/** The calls of the in-page editor, at the property 1. */
export function serveInPage(app: Hono, parts: () => { inPage: InPage | null; isFirst(proof: { token: string; key: string }): boolean }) {
  const known = (context: Context) => {
    const [token = "", key = ""] = (context.req.header("authorization") ?? "").replace("Handrail-Editor ", "").split(".");
    const { inPage, isFirst } = parts();
    return token === "edit-good" && isFirst({ token, key }) ? inPage : null;
  };
  app.get("/v3/properties/1/in-page", (context) => {
    const found = known(context);
    if (!found) return context.json({}, 401);
    const { guide, hint, mayEdit, language } = found;
    const more = { tooltips: true, languages: ["en", "de"], defaultLanguage: "en", selectorConfig: NO_SELECTOR_CONFIG };
    return context.json({ guide, hint, mayEdit, ...more, language, texts: editorTextsFor(language) });
  });
  app.delete("/v3/properties/1/in-page/token", (context) => {
    const found = known(context);
    if (!found) return context.json({}, 401);
    found.isEnded = true;
    return context.body(null, 204);
  });
  app.get("/v2/properties/1/tutorials/titles", (context) => {
    const found = known(context);
    return found ? context.json({ data: found.guides.map(({ id, title }) => ({ id, title })) }) : context.json({}, 401);
  });
  app.get("/v2/properties/1/tutorials/edit/:guide", (context) => {
    const found = known(context);
    if (!found) return context.json({}, 401);
    const guide = found.guides.find(({ id }) => id === Number(context.req.param("guide")));
    return guide ? context.json(inLanguage(found, guide, context.req.query("lang") ?? "en")) : context.json({}, 404);
  });
  app.put("/v2/properties/1/tutorials/:guide", async (context) => {
    const found = known(context);
    if (!found) return context.json({}, 401);
    const guide = found.guides.find(({ id }) => id === Number(context.req.param("guide")));
    if (!guide) return context.json({}, 404);
    const { refusal } = found;
    found.refusal = null;
    if (refusal) return context.json(refusal.body as object, refusal.status as 422);
    const { tutorial } = (await context.req.json()) as { tutorial: Pick<EditedGuide, "steps" | "revision"> };
    if (tutorial.revision !== guide.revision) return context.json({ current: guide }, 409);
    const language = context.req.query("lang") ?? "en";
    found.saves++;
    guide.revision++;
    if (language === "en") guide.steps = tutorial.steps;
    else found.translated[language] = Object.fromEntries(tutorial.steps.map(({ id, title, content }) => [id, { title, content }]));
    return context.json(inLanguage(found, guide, language));
  });
  serveHints(app, known);
}

function inLanguage({ translated }: InPage, guide: EditedGuide, language: string): EditedGuide {
  if (language === "en") return guide;
  const steps = guide.steps.map((step) => ({ ...step, ...EMPTY_STEP_TEXTS, ...translated[language]?.[step.id] }));
  return { ...guide, language, steps };
}
