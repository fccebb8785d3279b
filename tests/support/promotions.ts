import { newPromotion, type Promotion } from "#app/domain/guides/promotion.ts";
import { content1, type Tenant } from "./tenant.ts";

type Wish = { title?: string; live?: boolean; change?: Partial<Promotion> };

/** A guide with a promotion that says its title, and the promotion's id as a popup. */
export async function withPromotion(tenant: Tenant, { title = "Find your way", live = false, change = {} }: Wish = {}) {
  const content = content1(title);
  const guide = await tenant.guide({ live, content: { ...content, promotion: { ...newPromotion(content.texts), ...change } } });
  const { popup_id } = await tenant.db.selectFrom("guides").select("popup_id").where("id", "=", guide).executeTakeFirstOrThrow();
  return { guide, popup: popup_id };
}
