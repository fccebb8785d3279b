import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#tests/support/help-centre.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import type { CentreKey } from "./centre-pages.ts";
import { dropUnlisted } from "./keep-documents.ts";

let tenant: Tenant;
let centre: CentreKey;
beforeEach(async () => {
  tenant = await newTenant();
  const { id } = await connect(tenant, "https://help.test/");
  centre = { id, property_id: tenant.propertyId };
});

/** Documents of the help centre, of which its lists name so many. */
async function holding({ documents, listed }: { documents: number; listed: number }) {
  const { id, property_id } = centre;
  await sql`insert into documents (property_id, centre_id, title, text, language, address)
    select ${property_id}::integer, ${id}::integer, n::text, 'About it.', 'en', 'https://help.test/' || n from generate_series(1, ${documents}::integer) n`.execute(
    tenant.db,
  );
  await sql`insert into help_centre_pages (centre_id, place, address, read)
    select ${id}::integer, n, 'https://help.test/' || n, true from generate_series(1, ${listed}::integer) n`.execute(tenant.db);
}

test("where not all lists were read, documents in none of them go only once there are more than 5,000", async () => {
  await holding({ documents: 5000, listed: 4000 });
  expect(await dropUnlisted(tenant.db, centre, false)).toBe(0);
  await sql`insert into documents (property_id, centre_id, title, text, language, address)
    values (${centre.property_id}, ${centre.id}, 'One more', 'About it.', 'en', 'https://help.test/more')`.execute(tenant.db);
  expect(await dropUnlisted(tenant.db, centre, false)).toBe(1001);
});

test("where all were read, documents in none of them go", async () => {
  await holding({ documents: 3, listed: 2 });
  expect(await dropUnlisted(tenant.db, centre, true)).toBe(1);
});
