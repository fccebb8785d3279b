/** Every address of the dashboard, as a function. `property` is the id of the address. */
type Id = string | number;

function withQuery(path: string, query: Record<string, string | number | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== "") search.set(key, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const app = (property: Id) => `/app/${property}`;
const manage = (property: Id) => `${app(property)}/manage`;

export const paths = {
  login: (returnTo?: string) => withQuery("/login", { return: returnTo }),
  logout: (returnTo?: string) => withQuery("/logout", { return: returnTo }),
  landing: () => "/app",
  unauthorized: () => "/error-page?error=unauthorized",
  error: () => "/error-page",
  privacy: (returnTo?: string) => withQuery("/privacy-policy", { return: returnTo }),
  sandbox: () => "/sandbox",
  language: () => "/preferences/language",
  sidebar: () => "/preferences/sidebar",

  property: (property: Id) => app(property),
  within: (property: Id, address: string) => `${app(property)}/${address}`,
  setup: (property: Id) => `${app(property)}/setup-first-mainurl`,

  support: (property: Id) => `${app(property)}/support`,

  guides: (property: Id, query?: { show?: "all" | "one"; chapterId?: Id; search?: string }) => withQuery(`${manage(property)}/list`, query),
  createGuide: (property: Id, chapterId?: Id) => withQuery(`${manage(property)}/create`, { chapterId }),
  guideSteps: (property: Id, guide: Id, step?: string, ask?: "remove") =>
    withQuery(`${manage(property)}/${guide}/edit/steps`, { step, ask }),
  guidePublication: (property: Id, guide: Id) => `${manage(property)}/${guide}/publication`,
  guideCopy: (property: Id, guide: Id) => `${manage(property)}/${guide}/copy`,
  guidePlace: (property: Id, guide: Id) => `${manage(property)}/${guide}/place`,
  archiveGuide: (property: Id, guide: Id, returnTo?: string) => withQuery(`${manage(property)}/${guide}/archive`, { return: returnTo }),
  createChapter: (property: Id) => `${manage(property)}/chapters/create`,
  editChapter: (property: Id, chapter: Id) => `${manage(property)}/chapters/${chapter}/edit`,
  chapterPublication: (property: Id, chapter: Id) => `${manage(property)}/chapters/${chapter}/publication`,
  archiveChapter: (property: Id, chapter: Id, returnTo?: string) =>
    withQuery(`${manage(property)}/chapters/${chapter}/archive`, { return: returnTo }),
  contentOrder: (property: Id) => `${manage(property)}/order`,
  draggedOrder: (property: Id) => `${manage(property)}/order/drag`,

  guideReport: (property: Id, query?: Record<string, string | number | undefined>) =>
    withQuery(`${app(property)}/analytics/content/guides`, query),
  guideReportOf: (property: Id, guide: Id, query?: Record<string, string | number | undefined>) =>
    withQuery(`${app(property)}/analytics/content/guides/${guide}`, query),
  guideReportExport: (property: Id, query?: Record<string, string | number | undefined>) =>
    withQuery(`${app(property)}/analytics/content/guides/export`, query),

  personalLogin: (property: Id) => `${app(property)}/settings/personal/login`,
  personalToken: (property: Id) => `${app(property)}/settings/personal/token`,
  resetPersonalToken: (property: Id) => `${app(property)}/settings/personal/token/reset`,
} as const;
