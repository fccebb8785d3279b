import { BoundedMap } from "#app/domain/bounded-map.ts";
import { analyticsPaths } from "./analytics.ts";
import { applicationPaths } from "./application.ts";
import { attributePaths } from "./attributes.ts";
import { customizePaths } from "./customize.ts";
import { managePaths } from "./manage.ts";
import { messagePaths } from "./messages.ts";
import { peoplePaths } from "./people.ts";
import { segmentPaths } from "./segments.ts";
import { settingsPaths } from "./settings.ts";
import { targetingPaths } from "./targeting.ts";
import { whyPaths } from "./why.ts";

export type PropertyPaths = ReturnType<typeof bound>;

const cachedPaths = new BoundedMap<string, PropertyPaths>(200);

/** Every address inside one property, as functions. `property` is the id in the address. */
export function pathsOf(property: string | number): PropertyPaths {
  const id = String(property);
  const found = cachedPaths.get(id) ?? bound(`/app/${id}`);
  cachedPaths.set(id, found);
  return found;
}

function bound(app: string) {
  return {
    property: () => app,
    within: (address: string) => `${app}/${address}`,
    setup: () => `${app}/setup-first-mainurl`,
    support: () => `${app}/support`,
    ...managePaths(`${app}/manage`),
    ...messagePaths(`${app}/messages`),
    ...analyticsPaths(`${app}/analytics`),
    ...customizePaths(`${app}/customize`),
    ...peoplePaths(`${app}/users/list/users`, `${app}/settings/company/users`),
    ...settingsPaths(`${app}/settings`),
    ...applicationPaths(`${app}/application-settings`),
    ...attributePaths(app),
    ...segmentPaths(`${app}/users/list/segments`),
    ...targetingPaths(`${app}/users/list`),
    ...whyPaths(`${app}/users/why`),
  } as const;
}
