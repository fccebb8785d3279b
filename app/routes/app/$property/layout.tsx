import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { getShellProperty, listProperties } from "#app/api/properties.server.ts";
import { mainNavigation, settingsNavigation } from "#app/domain/access/navigation.ts";
import { searchText } from "#app/domain/urls/search-text.ts";
import { env } from "#app/env.server.ts";
import { FailureScreen } from "#app/failure-screen.tsx";
import { navigationFacts } from "#app/features/navigation-facts.server.ts";
import { readPreferences } from "#app/preferences.server.ts";
import { noteScreen } from "#app/session/usage.server.ts";
import { requireView } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { Shell } from "./+shell/shell.tsx";

const DRAWER_ENTRIES = 50;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "home");
  const property = await getShellProperty(viewer);
  if (!property.url && viewer.may("edit", "property")) throw redirect(viewer.paths.setup());
  await noteScreen(args.request, viewer, property);
  const preferences = await readPreferences(args.request);
  const query = new URL(args.request.url).searchParams;
  const panel = query.get("panel");
  const search = searchText(query.get("q"));
  const facts = navigationFacts(viewer, property);
  return {
    property: { id: property.id, name: property.name, avatar: property.avatar },
    viewer: { name: viewer.name, email: viewer.email, role: viewer.role },
    company: property.company.name,
    environment: env().ENVIRONMENT ?? null,
    sandbox: env().SANDBOX === "on",
    footer: footerLinks(viewer),
    sidebar: preferences.sidebar ?? "expanded",
    theme: preferences.theme ?? "system",
    /** Whether the plan has tooltips, for the tabs of the lists beside them. */
    tooltips: property.featureFlagValues.tooltips,
    navigation: mainNavigation(facts),
    settings: settingsNavigation(facts),
    panel: panel === "properties" || panel === "settings" ? panel : null,
    search,
    properties: panel === "properties" ? await listProperties(viewer, search, DRAWER_ENTRIES) : null,
  } as const;
}

/** The links of an installation in every footer; there is always one to the upstream's state. */
function footerLinks({ paths, language }: Viewer): { key: string; href: string }[] {
  const { API_URL, STATUS_URL = `${API_URL}/readyz?lang=${language}`, LEGAL_URL, ROADMAP_URL, SUPPORT_MAIL, SUPPORT_URL } = env();
  const support = SUPPORT_MAIL ? paths.support() : SUPPORT_URL;
  const links = { status: STATUS_URL, legal: LEGAL_URL, roadmap: ROADMAP_URL, support };
  return Object.entries(links).flatMap(([key, href]) => (href ? [{ key, href }] : []));
}

export default function PropertyLayout() {
  return (
    <Shell {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

/** A screen below failed: the failure shows inside the shell, unless the shell itself failed. */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>("routes/app/$property/layout");
  if (!shell) {
    return (
      <main id="main">
        <FailureScreen />
      </main>
    );
  }
  return (
    <Shell {...shell}>
      <FailureScreen />
    </Shell>
  );
}
