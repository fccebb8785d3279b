import type { MetaFunction } from "@remix-run/react";

/** The title of a screen's document: its loader's `title`, then the product. */
export const screenMeta: MetaFunction = ({ data, error }) => {
  const title = (data as { title?: string } | undefined)?.title;
  return [{ title: title && !error ? `${title} · Handrail` : "Handrail" }];
};
