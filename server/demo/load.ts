import type { GuideContent } from "#app/domain/guides/guide.ts";
import { designOf } from "#app/domain/player/design.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import { rollUp } from "#server/events/roll-up.ts";
import type { Parts } from "#server/parts.ts";
import { addTheme } from "#server/resources/themes/store.ts";
import { addActivity } from "./activity.ts";
import { buildChapter, buildGuide } from "./builders.ts";
import { addCompanyPeople } from "./company-people.ts";
import { addDocuments } from "./documents.ts";
import { DAILY_WORK } from "./guides/daily-work.ts";
import { FIRST_STEPS } from "./guides/first-steps.ts";
import { addMemberships } from "./known-people.ts";
import { addMessages } from "./messages.ts";
import { addMissedSearches } from "./missed-searches.ts";
import { addPeople } from "./people.ts";
import { addShownMessages } from "./shown-messages.ts";
import { addTargeting } from "./targeting.ts";
import { addDemoTenants } from "./tenants.ts";

/** Whether there are no managers yet: only then is the demo loaded automatically. */
export async function isEmpty({ db }: Pick<Parts, "db">): Promise<boolean> {
  return !(await db.selectFrom("managers").select("id").limit(1).executeTakeFirst());
}

/**
 * Loads the demo of design section 6; the database must be empty. Everything but the counts is one transaction, so that a process
 * that is killed halfway leaves nothing behind. The counts follow from the events, and the next worker makes them.
 */
export async function loadDemo({ db, env }: Pick<Parts, "db" | "env">): Promise<void> {
  await db.transaction().execute((trx) => buildDemo(trx, env.API_URL));
  while ((await rollUp(db)) > 0);
}

async function buildDemo(db: Database, apiUrl: string): Promise<void> {
  const tenants = await addDemoTenants(db, apiUrl);
  const chapters = [
    {
      texts: {
        en: { title: "First steps", subtitle: "For your first week" },
        de: { title: "Erste Schritte", subtitle: "Für die erste Woche" },
      },
    },
    {
      texts: {
        en: { title: "Daily work", subtitle: "What you do most" },
        de: { title: "Tägliche Arbeit", subtitle: "Was am häufigsten vorkommt" },
      },
    },
  ];
  const built: { id: number; content: GuideContent }[] = [];
  for (const [index, guides] of [FIRST_STEPS, DAILY_WORK].entries()) {
    const chapter = chapters[index];
    if (!chapter) continue;
    const chapterId = await buildChapter(db, tenants.crm, chapter, tenants.author);
    for (const content of guides) built.push({ id: await buildGuide(db, tenants.crm, chapterId, content, tenants.author), content });
  }
  const design = designOf(stylingsOf({ main_color: "#1f5bd6", btn_border_radius: "6px" }));
  await addDocuments(db, tenants.crm, tenants.author);
  await addTheme(db, tenants.company, "Acme", design, tenants.author);
  const people = await addPeople(db, tenants.crm);
  await addCompanyPeople(db, tenants.company, people);
  const guides = new Map(built.map(({ id, content }) => [content.texts.en?.title ?? "", id]));
  const { paying } = await addTargeting(db, tenants.crm, guides, tenants.author);
  await addMessages(db, tenants.crm, { apiUrl, paying }, tenants.author);
  await addShownMessages(db, tenants.crm, await addMemberships(db, tenants.crm), paying, new Date());
  await addActivity(db, tenants.crm, built, people, new Date());
  await addMissedSearches(db, tenants.crm, new Date());
}

/** The property whose player runs in the demo host application, if the demo is loaded. */
export async function demoProperty({ db }: Pick<Parts, "db">): Promise<number | null> {
  const rows = await db.selectFrom("properties").select(["id", "settings"]).orderBy("id").limit(20).execute();
  return rows.find((row) => row.settings.demoHost === true)?.id ?? null;
}
