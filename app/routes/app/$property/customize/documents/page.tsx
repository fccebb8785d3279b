import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Found } from "#app/features/list/found.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import targeting from "#app/features/targeting/targeting.module.css";
import { documentPaths } from "#app/paths/documents.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Plus } from "#app/ui/primitives/icon/icons.ts";
import { type DocumentQuery, inAddress } from "./+parts/document-list.ts";
import { DocumentSearch } from "./+parts/document-search.tsx";
import { DocumentTable } from "./+parts/document-table.tsx";
import styles from "./+parts/documents.module.css";
import { HelpCentres } from "./+parts/help-centres.tsx";
import { listedDocuments } from "./+parts/listed.server.ts";

/** What search and copilot answer from beside guides and announcements (issue 06 C). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  return listedDocuments(args.request, viewer);
}

export const meta = screenMeta;

export default function DocumentsScreen() {
  const { title, centres, tasks, searchOff, isAsked, query, problems, total, mayEdit, maySeeProcesses } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const isNew = total === 0 && centres.length === 0 && !isNarrowed(query);
  return (
    <>
      <PageHeader title={title} lead={t("lead")}>
        {mayEdit && !isNew && <Ways />}
      </PageHeader>
      <SwitchedOff of={searchOff} text={t(isAsked ? "search_off" : "all_off")} />
      <UnknownParts problems={problems} />
      {isNew ? (
        <EmptyState picture="guide" title={t("empty_title")} text={t("empty_text")}>
          {mayEdit && <Ways />}
        </EmptyState>
      ) : (
        <div className={targeting.panels}>
          {centres.length > 0 && <HelpCentres centres={centres} tasks={tasks} mayEdit={mayEdit} maySeeProcesses={maySeeProcesses} />}
          <Documents />
        </div>
      )}
    </>
  );
}

const isNarrowed = ({ search, source, lang }: DocumentQuery) => search !== "" || source !== "" || lang !== "";

/** The two ways that documents come. */
function Ways() {
  const { t } = useTranslation("documents");
  const paths = usePaths();
  return (
    <>
      <ButtonLink to={documentPaths(paths).newDocument()}>{t("upload")}</ButtonLink>{" "}
      <ButtonLink to={documentPaths(paths).newHelpCentre()} tone="primary">
        <Plus size={16} />
        {t("connect")}
      </ButtonLink>
    </>
  );
}

function Documents() {
  const { query, total, centres, languages, documents } = useLoaderData<typeof loader>();
  const { t } = useTranslation("documents");
  const paths = usePaths();
  const addressOf = (change: Partial<DocumentQuery>) => paths.documents(inAddress({ ...query, ...change }));
  const clearing = (change: Partial<DocumentQuery>) => addressOf(change.search === "" ? { ...change, source: "", lang: "" } : change);
  return (
    // No region: the table is one of this name.
    <div className={styles.part}>
      <h2>{t("documents")}</h2>
      {total === 0 && !isNarrowed(query) ? (
        <EmptyState picture="guide" title={t("none_yet_title")} text={t("none_yet_text")} />
      ) : (
        <>
          <DocumentSearch query={query} centres={centres} languages={languages} />
          <Found
            total={total}
            addressOf={clearing}
            page={query.page}
            size={query.limit}
            none={{ title: t("none_found_title"), text: t("none_found_text"), clear: t("clear_filters") }}
          >
            <DocumentTable documents={documents} query={query} addressOf={addressOf} />
          </Found>
        </>
      )}
    </div>
  );
}
