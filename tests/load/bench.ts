import { type Browser, chromium as browserType } from "@playwright/test";
import { chromium } from "#tests/runner/chromium.mjs";
import { temporaryFolder } from "#tests/support/folder.ts";
import { findPostgres } from "#tests/support/postgres.mjs";
import { measureAnswering } from "./answering.ts";
import { measureBreadth } from "./breadth.ts";
import { measureBundleSize } from "./bundle-size.ts";
import { measureColdPages } from "./cold-pages.ts";
import { measureConfiguration } from "./configuration.ts";
import { measureDecision } from "./decision.ts";
import { measureDocuments } from "./documents.ts";
import { measureFinding } from "./finding.ts";
import { measureFirstLoads } from "./first-load.ts";
import { measureGuideEditor } from "./guide-editor.ts";
import { measureGuideList } from "./guide-list.ts";
import { measureHostile } from "./hostile.ts";
import { measureImages } from "./images.ts";
import { measureEmbedded, measureOnPostgres } from "./ingestion.ts";
import { measureManyGuides } from "./many-guides.ts";
import { measureMessageDecision } from "./message-decision.ts";
import { measureMessageResults } from "./message-results.ts";
import { measurePeopleEmbedded, measurePeopleOnPostgres } from "./people.ts";
import { measurePlayer } from "./player-budget.ts";
import { startStack } from "./processes.ts";
import { measureSearch } from "./search.ts";
import { measureSegmentsEmbedded, measureSegmentsOnPostgres } from "./segments.ts";
import { holds, type Line, skipped, tableOf } from "./table.ts";

// npm run bench: everything that has a budget, measured in one run; npm run bench -- people, or segments: what a million people cost, or
// finding them by segments, editor, lists, images, finding, results, search or documents: a long guide, many, uploads, targets on a large page, a
// million answers, what the assistant finds, or a large help centre, alone. Fails when a limit is missed; aims inform.
const lines: Line[] = [];
const { folder, remove } = temporaryFolder();
const note = (text: string) => process.stderr.write(`${text} …\n`);

async function inBrowser(measure: (browser: Browser) => Promise<Line[]>): Promise<Line[]> {
  const found = await chromium();
  if (!found) return [skipped("in a browser", "no Chromium")];
  const browser = await browserType.launch({ ...found, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function measureEverythingElse(): Promise<void> {
  note("Starting");
  await (await startStack(folder)).stop();
  const stack = await startStack(folder);
  try {
    lines.push({ what: "second start to healthy", shown: `${stack.seconds.toFixed(1)} s` });
    lines.push(...measureFirstLoads());
    note("Pages in a browser");
    lines.push(...(await inBrowser((browser) => measureColdPages(browser, stack))));
    lines.push(...(await inBrowser(measurePlayer)));
    lines.push(...(await inBrowser(measureDecision)));
    note("Guide list");
    lines.push(...(await measureGuideList(stack)));
    note("The same with more routes, and with fewer rows");
    lines.push(...(await measureBreadth(stack, folder)));
    note("Events, embedded");
    lines.push(...(await measureEmbedded(stack)));
  } finally {
    await stack.stop();
  }
  note("Player configuration");
  lines.push(...(await measureConfiguration()), ...measureBundleSize());
  note("Events, PostgreSQL");
  lines.push(...(findPostgres() ? await measureOnPostgres() : [skipped("events on PostgreSQL", "no server is installed")]));
}

async function measurePeople(): Promise<void> {
  note("A million people, PostgreSQL");
  lines.push(...(findPostgres() ? await measurePeopleOnPostgres() : [skipped("people on PostgreSQL", "no server is installed")]));
  note("A million people, embedded");
  lines.push(...(await measurePeopleEmbedded()));
}

async function measureSegments(): Promise<void> {
  note("Segments of a million people, PostgreSQL");
  lines.push(...(findPostgres() ? await measureSegmentsOnPostgres() : [skipped("segments on PostgreSQL", "no server is installed")]));
  note("Segments of a million people, embedded");
  lines.push(...(await measureSegmentsEmbedded()));
}

async function measureEditor(): Promise<void> {
  note("The editor of a long guide");
  const own = temporaryFolder();
  try {
    lines.push(...(await measureGuideEditor(own.folder)));
  } finally {
    own.remove();
  }
}

async function measureLists(): Promise<void> {
  note("A list of 2,000 guides");
  const own = temporaryFolder();
  try {
    lines.push(...(await measureManyGuides(own.folder)));
  } finally {
    own.remove();
  }
}

async function measureAllImages(): Promise<void> {
  note("Images, honest ones and others");
  lines.push(...(await measureImages()));
}

async function measureAllFinding(): Promise<void> {
  note("Targets among 50,000 nodes");
  lines.push(...(await inBrowser(measureFinding)), ...(await inBrowser(measureHostile)));
}

async function measureResults(): Promise<void> {
  note("Messages: who is asked, answers that arrive, results of a million of them");
  lines.push(...measureMessageDecision(), ...(await measureAnswering()), ...(await measureMessageResults()));
}

async function measureFetching(): Promise<void> {
  note("A help centre of 5,000 documents");
  lines.push(...(await measureDocuments()));
}

async function measureTyping(): Promise<void> {
  note("The search of the assistant");
  lines.push(...(await measureSearch()));
}

const PARTS = {
  everythingElse: measureEverythingElse,
  people: measurePeople,
  segments: measureSegments,
  editor: measureEditor,
  lists: measureLists,
  images: measureAllImages,
  finding: measureAllFinding,
  results: measureResults,
  search: measureTyping,
  documents: measureFetching,
};

const [, , part] = process.argv;
if (part !== undefined && !(part in PARTS)) {
  process.stderr.write(`There is no part ${part}; there are ${Object.keys(PARTS).join(", ")}.\n`);
  process.exit(1);
}
try {
  for (const [name, measure] of Object.entries(PARTS)) if (part === undefined || part === name) await measure();
} finally {
  remove();
}
process.stdout.write(`${tableOf(lines)}\n`);
process.exit(lines.every(holds) ? 0 : 1);
