import { type AnyNode, type ObjectExpression, parse } from "acorn";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { CODE, type Literal, literalOf, propertiesOf } from "./literal.server.ts";
import { type ReadStep, stepOf } from "./tour-step.server.ts";

/** What was not taken along, and how often: code that would have to run, steps beyond the most of a guide, texts cut to their limit. */
export type LeftOut = { code: number; steps: number; texts: number };
export type ReadTour = { steps: ReadStep["step"][]; left: LeftOut };

/**
 * The steps of a tour of driver.js, Shepherd.js or Intro.js: as JSON, or as the script that makes it (a list of steps, an object with
 * `steps`, or calls such as `addStep`). It is parsed, never executed.
 * @returns the code of an error where there is no such script (`tour_error_unreadable`) or no step in it (`tour_error_no_steps`)
 */
export function readTour(source: string): ReadTour | { error: string } {
  let found: ObjectExpression[];
  try {
    found = stepsIn(treeOf(source));
  } catch {
    // Also a script nested so deep that the parser gives up.
    return { error: "tour_error_unreadable" };
  }
  if (found.length === 0) return { error: "tour_error_no_steps" };
  const read = found.slice(0, GUIDE_LIMITS.steps).map((node, index) => stepOf(valuesOf(node), index + 1));
  const left = {
    code: found.reduce((sum, node) => sum + codeIn(literalOf(node)), 0),
    steps: Math.max(0, found.length - GUIDE_LIMITS.steps),
    texts: read.reduce((sum, { cut }) => sum + cut, 0),
  };
  return { steps: read.map(({ step }) => step), left };
}

/** JSON is an expression, and an object alone would be a block. */
function treeOf(source: string): AnyNode {
  const options = { ecmaVersion: "latest", sourceType: "module", allowReturnOutsideFunction: true } as const;
  try {
    return parse(`(${source.trim().replace(/;$/, "")}\n)`, options);
  } catch {
    return parse(source, options);
  }
}

/** The objects that describe a step, in the order in which they are written. */
function stepsIn(node: AnyNode): ObjectExpression[] {
  if (node.type === "ObjectExpression" && isStep(propertiesOf(node).map(({ key }) => key))) return [node];
  return childrenOf(node).flatMap(stepsIn);
}

/** What only steps have: driver.js `popover`, Intro.js `intro`, Shepherd.js `attachTo`, or `text` without being a button. */
function isStep(keys: string[]): boolean {
  if (["popover", "intro", "attachTo"].some((key) => keys.includes(key))) return true;
  return keys.includes("text") && ["id", "title", "buttons", "advanceOn"].some((key) => keys.includes(key)) && !keys.includes("action");
}

const isNode = (value: unknown): value is AnyNode => typeof value === "object" && value !== null && "type" in value && "start" in value;

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function valuesOf(node: ObjectExpression): Record<string, Literal> {
  return literalOf(node) as Record<string, Literal>;
}

function codeIn(value: Literal): number {
  if (value === CODE) return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + codeIn(each), 0);
}
