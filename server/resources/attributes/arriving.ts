import type { DataType } from "#app/domain/users/attribute.ts";
import type { AttributeValue } from "#app/domain/users/attribute-values.ts";
import { checkValues, type RefusedValue, unknown } from "#app/domain/users/check-values.ts";
import { cachedFor } from "#server/cached-for.ts";
import type { Parts } from "#server/parts.ts";
import { defineFresh, storedTypes } from "./definitions.ts";
import type { Owner } from "./owner.ts";
import { refusalCounter } from "./refusals.ts";

const KEPT_MILLISECONDS = 10_000;

type Values = Record<string, unknown>;
type Kept = Record<string, AttributeValue | null>;
/** What is known of the attributes of an owner; `isFull` once there was no room for another one. */
type Known = { owner: Owner; types: Map<string, DataType>; isFull: boolean };

/**
 * The one way for values of attributes into the database (specification 2, section 3): each is checked against the type of its attribute, and
 * what does not fit is kept out and counted, never the rest of the call. Definitions are read at most every ten seconds per property and
 * company, so a value of the old type may still come in for so long after the type was changed.
 */
export function arrivingValues({ db, log }: Pick<Parts, "db" | "log">) {
  const count = refusalCounter({ db, log });
  const ofProperty = cachedFor(KEPT_MILLISECONDS, async (propertyId) => {
    const property = await db.selectFrom("properties").select("company_id").where("id", "=", propertyId).executeTakeFirstOrThrow();
    return withTypes({ companyId: property.company_id, propertyId });
  });
  const ofCompany = cachedFor(KEPT_MILLISECONDS, (companyId) => withTypes({ companyId, propertyId: null }));

  async function withTypes(owner: Owner): Promise<Known> {
    return { owner, types: await storedTypes(db, owner), isFull: false };
  }

  return {
    /** What may be stored of the values that a host page says; keys that are new to the property become its attributes. */
    async ofProperty(propertyId: number, said: Values): Promise<Kept> {
      const known = await ofProperty(propertyId);
      const { owner, types } = known;
      const { kept, fresh, refused } = checkValues(said, types);
      if (fresh.length > 0 && !known.isFull) {
        for (const [key, type] of await defineFresh(db, owner, fresh)) types.set(key, type);
      }
      const defined = checkValues(Object.fromEntries(fresh.map(({ key, value }) => [key, value])), types);
      if (defined.fresh.length > 0) known.isFull = true;
      const withoutRoom = defined.fresh.map(({ key, value }) => unknown("limit", key, value));
      count(owner, [...refused, ...defined.refused, ...withoutRoom]);
      return { ...kept, ...defined.kept };
    },

    /** What may be stored of the values that a company says about its own people; it defines its attributes itself. */
    async ofCompany(companyId: number, said: Values): Promise<{ kept: Kept; refused: RefusedValue[] }> {
      const { owner, types } = await ofCompany(companyId);
      const { kept, fresh, refused } = checkValues(said, types);
      const all = [...refused, ...fresh.map(({ key, value }) => unknown("key", key, value))];
      count(owner, all);
      return { kept, refused: all };
    },
  };
}
