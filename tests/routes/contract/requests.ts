import { randomBytes } from "node:crypto";
import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import { createInvite } from "#server/realm/links/invites.ts";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { dashboard } from "#tests/support/dashboard.ts";
import { signInAt } from "#tests/support/realm-server.ts";
import type { Kind, Tenant } from "#tests/support/tenant.ts";

type Sent = { params?: Record<string, string | number>; query?: Record<string, string>; body?: unknown; token?: string; kind?: Kind };

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** For each call one request that succeeds; `:property`, `:company` and the token of a company admin, or of `kind`, are given. */
export const REQUESTS: Record<string, (tenant: Tenant) => Sent | Promise<Sent>> = {
  "managers.getMe": () => ({}),
  "managers.updateMe": () => ({ params: { manager: "me" }, body: { name: "Other", language: "de" } }),
  "managers.register": async (tenant) => {
    const email = `${randomBytes(6).toString("hex")}@invited.test`;
    const token = await createInvite(tenant.db, tenant.companyId, email, []);
    return { body: { name: "New", email, password: PASSWORD, token } };
  },
  "managers.validateInvite": async (tenant) => ({
    body: { token: await createInvite(tenant.db, tenant.companyId, "somebody@invited.test", []) },
  }),
  "personal.updatePassword": async (tenant) => {
    const server = await dashboard();
    const { email } = await newManager(tenant.db, { role: "admin" });
    return {
      token: (await signInAt(server, email, PASSWORD)).access_token,
      body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}x`, confirmation: `${PASSWORD}x` },
    };
  },
  "personal.getSsoStatus": () => ({}),
  "personal.getPersonalToken": () => ({}),
  "personal.resetPersonalToken": () => ({ query: { reset: "true" } }),
  "personal.askSupport": () => ({ body: { request: "The chart stays empty." } }),
  "properties.listProperties": () => ({ query: { search: "prop", limit: "5" } }),
  "properties.getProperty": () => ({}),
  "properties.updateProperty": () => ({ body: { name: "Renamed" } }),
  "properties.getStylings": () => ({}),
  "properties.updateStylings": () => ({ body: { values: { main_color: "#123456", privacyLevel: 0 } } }),
  "properties.getContentSettings": () => ({}),
  "properties.updateContentSettings": () => ({ body: { values: { showHints: true } } }),
  "properties.getTexts": () => ({ query: { lang: "de" } }),
  "properties.updateTexts": () => ({ query: { lang: "en" }, body: { texts: { search_no_result: "Nothing here" } } }),
  "properties.getFeatureFlags": () => ({}),
  "properties.updateFeatureFlags": () => ({
    kind: "super",
    body: { featureFlagValues: { nps: true }, limits: { aiAssistant: true, public_guide: -1 } },
  }),
  "properties.addImage": () => ({ body: { image: `data:image/png;base64,${PIXEL}` } }),
  "properties.listLanguages": () => ({ query: { filter: "all" } }),
  "properties.listTags": () => ({}),
  "companies.getCompany": () => ({}),
  "companies.updateCompanyLimits": () => ({ kind: "super", body: { newLimits: { members: 9, currency: "EUR" } } }),
  "guides.listGuides": () => ({}),
  "guides.getGuide": async (tenant) => ({ params: { guide: await tenant.guide() } }),
  "guides.createGuide": () => ({ body: { tutorial: { title: "New" } } }),
  "guides.updateGuide": async (tenant) => ({
    params: { guide: await tenant.guide() },
    body: { tutorial: { title: "Other", visibility: "public" } },
  }),
  "guides.previewGuide": async (tenant) => ({ params: { guide: await tenant.guide() } }),
  "guides.renderStep": () => ({
    body: { step: { ...emptyStep("a", "step"), ...EMPTY_STEP_TEXTS, title: "Press <here>" }, index: 0, count: 2 },
  }),
  "guides.cloneGuide": async (tenant) => ({ params: { guide: await tenant.guide() } }),
  "guides.moveGuide": async (tenant) => ({
    params: { guide: await tenant.guide() },
    body: { fromLauncherId: 0, toLauncherId: await tenant.chapter() },
  }),
  "guides.removeGuide": async (tenant) => ({ params: { guide: await tenant.guide() } }),
  "chapters.listChapters": () => ({ query: { all_langs: "true" } }),
  "chapters.getChapter": async (tenant) => ({ params: { chapter: await tenant.chapter() } }),
  "chapters.createChapter": () => ({ body: { title: "New" } }),
  "chapters.updateChapter": async (tenant) => ({
    params: { chapter: await tenant.chapter() },
    body: { title: "Other", visibility: "public" },
  }),
  "chapters.updateChapterTexts": async (tenant) => ({
    params: { chapter: await tenant.chapter() },
    body: { texts: { en: { title: "Other", subtitle: "" }, de: { title: "Anders", subtitle: "" } } },
  }),
  "chapters.sortChapters": async (tenant) => {
    const { body } = await tenant.call("company admin", "GET", "/v2/properties/:p/launchers");
    const ids = (body.data as { id: number }[]).map(({ id }) => id).filter((id) => id !== 0);
    return { body: { ids: ids.reverse() } };
  },
  "chapters.removeChapter": async (tenant) => ({ params: { chapter: await tenant.chapter() } }),
  "authorization.listRoles": () => ({}),
  "authorization.listSubjectRoles": async (tenant) => ({
    params: { subjectType: "companyUser", user: (await tenant.person("company moderator")).manager.id },
  }),
  "authorization.listTargetRoles": (tenant) => ({ params: { targetType: "company", target: tenant.companyId } }),
  "reports.reportGuides": () => ({ query: { from: "2026-01-01", to: "2026-01-31", sort: "title" } }),
  "reports.reportGuide": async (tenant) => ({ params: { guide: await tenant.guide({ live: true }) } }),
  "events.addInternalEvents": () => ({
    body: {
      data: [
        {
          name: "screen_opened",
          subject: { role: "admin", id: "a" },
          context: { userAgent: "test", propertyId: null, sessionId: "s", language: "en", appUrl: "/app", appSessionId: "a" },
          companyId: null,
          clientTimestamp: "2026-01-01T00:00:00.000Z",
          clientUuid: "0b9e1d8e-3f52-4f0c-9a44-0f3a0f7f7a10",
          version: 2,
        },
      ],
    },
  }),
};
