import { audienceCases } from "./cases/audience.ts";
import type { Case } from "./cases/case.ts";
import { combinedCases } from "./cases/combined.ts";
import { frequencyCases } from "./cases/frequency.ts";
import { pageCases } from "./cases/pages.ts";

/** Decisions that are known, by name: the same in Node, in browsers and on the Why page (issue 9). */
export const CASES: readonly Case[] = [...audienceCases, ...pageCases, ...frequencyCases, ...combinedCases];
