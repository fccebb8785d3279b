import { sql } from "kysely";
import { openDatabase } from "#server/database/open-database.ts";
import { addProperty, buildChapter, buildGuide } from "#server/demo/builders.ts";
import { content1 } from "#tests/support/tenant.ts";
import { startStack } from "./processes.ts";
import { compare, perSecond } from "./rounds.ts";
import { signIn } from "./signed-in.ts";
import type { Line } from "./table.ts";

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 3;
const WARM_ROUNDS = 2;

/**
 * What many guides cost the list: 2,000 in 200 chapters, one of them open, beside 50 in 5 chapters that are all open; every second is
 * live and was started.
 */
export async function measureManyGuides(folder: string): Promise<Line[]> {
  await (await startStack(folder)).stop();
  const [few, many] = await fill(folder);
  const stack = await startStack(folder);
  try {
    const { cookie } = await signIn(stack.web);
    const urlOf = ({ property, open }: Filled) => `${stack.web}/app/${property}/manage/list${open}`;
    const load = (url: string) => () => perSecond({ url, connections: CONNECTIONS, headers: { cookie } }, SECONDS);
    const lines: Line[] = [];
    for (const query of ["", "search=way"]) {
      const [short, long] = [few, many].map((list) => (query ? `${urlOf({ ...list, open: "" })}?${query}` : urlOf(list)));
      const { ratio, ours, theirs } = await compare(ROUNDS, load(short ?? ""), load(long ?? ""), WARM_ROUNDS);
      lines.push({
        what: `guide list of 2,000 ÷ of 50${query && ", searched"}`,
        shown: `${ratio.toFixed(2)} (${ours.toFixed(0)} requests/s of 50, ${theirs.toFixed(0)} of 2,000)`,
        value: ratio,
        // A search looks at every text of a property: it informs.
        ...(query === "" && { limit: { most: 2 } }),
      });
    }
    const html = await (await fetch(urlOf(many), { headers: { cookie } })).text();
    lines.push({ what: "HTML of the guide list of 2,000", shown: `${(html.length / 1000).toFixed(0)} kB` });
    return lines;
  } finally {
    await stack.stop();
  }
}

type Filled = { property: number; open: string };

async function fill(dataDir: string): Promise<[Filled, Filled]> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const author = await db.selectFrom("managers").select(["id", "name"]).orderBy("id").executeTakeFirstOrThrow();
    const { id: company } = await db.selectFrom("companies").select("id").where("name", "=", "Acme").executeTakeFirstOrThrow();
    const list = async (chapters: number): Promise<Filled> => {
      const property = await addProperty(db, company, { name: `Zz list of ${chapters * 10}` });
      let open = 0;
      for (let each = 1; each <= chapters; each++) {
        open = await buildChapter(db, property, { texts: { en: { title: `Chapter ${each}`, subtitle: "" } } }, null);
        for (let guide = 1; guide <= 10; guide++) {
          const content = content1(`Way ${guide} of chapter ${each}`);
          await buildGuide(db, property, open, content, guide % 2 === 0 ? author : null);
        }
      }
      await sql`insert into guide_days (property_id, guide_id, day, starts)
        select property_id, id, now()::date, 5 from guides where property_id = ${property} and visibility = 'public'`.execute(db);
      return { property, open: chapters > 5 ? `?open=${open}` : "" };
    };
    return [await list(5), await list(200)];
  } finally {
    await close();
  }
}
