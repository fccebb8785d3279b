import { useParams } from "@remix-run/react";
import { type PropertyPaths, pathsOf } from "./paths-of.ts";

/** The addresses of the property that the screen is about. */
export function usePaths(): PropertyPaths {
  return pathsOf(useParams().property ?? "");
}
