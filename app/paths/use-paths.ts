import { useParams } from "@remix-run/react";
import { type PropertyPaths, pathsOf } from "./paths-of.ts";

/** The addresses of the current screen's property. */
export function usePaths(): PropertyPaths {
  return pathsOf(useParams().property ?? "");
}
