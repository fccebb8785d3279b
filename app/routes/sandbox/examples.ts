import type { ReactNode } from "react";

type Examples = {
  examples: Record<string, ReactNode>;
  /** For what cannot stand beside others: it covers the page, takes the focus, brings the page's title, or is a page itself. */
  alone?: "in-main" | "with-title" | "as-page";
};
export type Part = Examples & { id: string; name: string };

const files = import.meta.glob<Examples>("../../ui/**/*.examples.tsx", { eager: true });
const layers = ["primitives", "fields", "composed"] as const;

/** Every part with examples, by layer; ids are "<layer>-<file>". */
export const LAYERS = layers.map((layer) => ({
  layer,
  parts: Object.entries(files).flatMap(([file, module]): Part[] => {
    const [, folder, name = ""] = /\/ui\/([^/]+)\/(?:.*\/)?([^/]+)\.examples\.tsx$/.exec(file) ?? [];
    return folder === layer ? [{ ...module, id: `${layer}-${name}`, name }] : [];
  }),
}));

export function partNamed(id: string): Part | undefined {
  return LAYERS.flatMap(({ parts }) => parts).find((part) => part.id === id);
}
