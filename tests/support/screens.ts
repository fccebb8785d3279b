/** Where the demo has what the screens show; a tenant of a test has it elsewhere. */
export const IN_THE_DEMO = { chapter: 1, guide: 1, step: "contacts" };

/** Every screen of the dashboard. `:p` is the property, `:chapter`, `:guide` and `:step` are something that is there. */
export const SCREENS = [
  "/app/:p/manage/list",
  "/app/:p/manage/list?show=one&chapterId=:chapter",
  "/app/:p/manage/list?search=nothing+has+this+name",
  "/app/:p/manage/list?menu=:guide",
  "/app/:p/manage/list?panel=properties",
  "/app/:p/manage/list?panel=settings&q=pass",
  "/app/:p/manage/create",
  "/app/:p/manage/chapters/create",
  "/app/:p/manage/chapters/:chapter/edit",
  "/app/:p/manage/chapters/:chapter/archive",
  "/app/:p/manage/chapters/:chapter/publication",
  "/app/:p/manage/:guide/edit/steps",
  "/app/:p/manage/:guide/edit/steps?step=:step",
  "/app/:p/manage/:guide/edit/steps?step=:step&ask=remove",
  "/app/:p/manage/:guide/archive",
  "/app/:p/manage/:guide/publication",
  "/app/:p/manage/999999/edit/steps",
  "/app/:p/analytics/content/guides",
  "/app/:p/analytics/content/guides?from=2020-01-01&to=2020-01-31",
  "/app/:p/analytics/content/guides/:guide",
  "/app/:p/settings/personal/login",
  "/app/:p/settings/personal/token",
  "/app/:p/settings/personal/token/reset",
  "/app/:p/support",
  "/app/:p/setup-first-mainurl",
  "/sandbox",
  "/privacy-policy",
  "/error-page",
  "/error-page?error=unauthorized",
  "/logout",
] as const;

/** Pages of the upstream that people see. */
export const UPSTREAM_PAGES = ["/docs", "/realms/handrail/outbox", "/demo/crm/"] as const;

/** The address of a screen, with what stands in it: `{ p, chapter, guide, step }`. */
export function addressWith(screen: string, ids: Record<string, string | number>): string {
  return screen.replaceAll(/:([a-z]+)/g, (_, name: string) => String(ids[name]));
}
