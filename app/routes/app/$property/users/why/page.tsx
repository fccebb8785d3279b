import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { screenMeta } from "#app/features/screen-meta.ts";
import { explained } from "#app/features/why/explained.server.ts";
import { SegmentsOf } from "#app/features/why/segments-of.tsx";
import styles from "#app/features/why/why.module.css";
import { WhyFilters } from "#app/features/why/why-filters.tsx";
import { WhyForm } from "#app/features/why/why-form.tsx";
import { WhyItems } from "#app/features/why/why-items.tsx";
import { readWhyQuery } from "#app/features/why/why-query.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ExternalLink } from "#app/ui/primitives/icon/icons.ts";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** Who sees what, and why (design section 4: Targeting). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const asked = await readWhyQuery(args.request, viewer);
  const answer = await explained(args.request, viewer, asked);
  return data({ title: viewer.text("why:title"), ...asked, ...answer }, { status: asked.problem ? 400 : 200 });
}

export const meta = screenMeta;

export default function WhyScreen() {
  const why = useLoaderData<typeof loader>();
  const { query, items, total, all, page, limit } = why;
  const { t } = useTranslation("why");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")}>
        {why.hasApplication && (
          <>
            <ButtonLink to={paths.whyInApplication({ url: query.url })} newTab>
              <ExternalLink size={16} />
              {t("in_application")}
              <span className="visually-hidden"> {t("editor:new_tab")}</span>
            </ButtonLink>{" "}
          </>
        )}
        <ButtonLink to={paths.frequency(paths.why(query))}>{t("to_frequency")}</ButtonLink>{" "}
        <ButtonLink to={paths.whyWeek({ person: query.person, url: query.url, lang: query.lang, tags: query.tags })}>
          {t("to_week")}
        </ButtonLink>
      </PageHeader>
      <WhyForm
        query={query}
        problem={why.problem}
        timeZone={why.timeZone}
        languages={why.languages}
        tags={why.tags}
        keptSince={why.keptSince}
      />
      <div className={styles.answer}>
        {why.isNameless && (
          <Notice status="info" title={t("nameless")}>
            <p>{t("nameless_text")}</p>
          </Notice>
        )}
        {why.isUnknown && (
          <Notice status="warning" title={t("unknown_person", { person: query.person })}>
            <p>{t("unknown_person_text")}</p>
          </Notice>
        )}
        <SegmentsOf segments={why.segments} failing={why.failing} are={why.segmentsAre} />
        <section aria-labelledby="items" className={styles.answer}>
          <h2 id="items">{t("items")}</h2>
          <p role="status">
            {t("shown_of", { shown: why.shown, count: all })} {why.next === null ? t("nothing_next") : t("next", { title: why.next })}
          </p>
          {all > 0 && <WhyFilters query={query} />}
          {total === 0 ? (
            <EmptyState
              picture={all === 0 ? "guide" : "search"}
              title={t(all === 0 ? "empty_title" : "none_found_title")}
              text={t(all === 0 ? "empty_text" : "none_found_text")}
            />
          ) : (
            <WhyItems items={items} />
          )}
          <Pager page={page} size={limit} total={total} addressOf={(change) => paths.why({ ...query, page: String(change.page) })} />
        </section>
      </div>
    </>
  );
}
