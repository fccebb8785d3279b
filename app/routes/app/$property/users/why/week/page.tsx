import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { foreseeWeek } from "#app/api/why.server.ts";
import { momentText } from "#app/domain/targeting/gate-text.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/why/why.module.css";
import { WhyForm } from "#app/features/why/why-form.tsx";
import { readWhyQuery } from "#app/features/why/why-query.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

/** What would show to somebody by itself in a week, in order. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "users");
  const asked = await readWhyQuery(args.request, viewer);
  const { person, url, lang, tags } = asked.query;
  const {
    showings,
    until,
    at,
    language,
    names,
    keptSince,
    person: known,
  } = await foreseeWeek(viewer, { person, url, lang, tags, from: asked.at });
  const moment = (when: string) => momentText(viewer, when, asked.timeZone);
  const told = {
    showings: showings.map(({ at: when, ...showing }) => ({ ...showing, at: when, when: moment(when) })),
    from: moment(at),
    until: moment(until),
    languages: language.offered,
    tags: names.tags,
    isUnknown: person !== undefined && known === null,
    keptSince: keptSince && moment(keptSince),
  };
  return data({ title: viewer.text("why:week_title"), ...asked, ...told }, { status: asked.problem ? 400 : 200 });
}

export const meta = screenMeta;

export default function WhyWeekScreen() {
  const { query, problem, timeZone, languages, tags, keptSince, showings, from, until, isUnknown } = useLoaderData<typeof loader>();
  const { t } = useTranslation("why");
  const paths = usePaths();
  const { person, url, lang } = query;
  const asked = { person, url, lang, tags: query.tags };
  return (
    <>
      <PageHeader title={t("week_title")} lead={t("week_lead")} crumbs={[{ label: t("title"), to: paths.why(asked) }]} />
      <WhyForm query={query} problem={problem} timeZone={timeZone} languages={languages} tags={tags} keptSince={keptSince} />
      <div className={styles.answer}>
        {isUnknown && (
          <Notice status="warning" title={t("unknown_person", { person })}>
            <p>{t("unknown_person_text")}</p>
          </Notice>
        )}
        <h2>{t("week_from_to", { from, until })}</h2>
        {showings.length === 0 ? (
          <EmptyState picture="guide" title={t("week_empty_title")} text={t("week_empty_text")} />
        ) : (
          <ol className={styles.days}>
            {showings.map(({ type, id, title, at, when }) => (
              <li key={`${type} ${id} ${at}`} className={styles.day}>
                <span className={styles.when}>{when}</span>
                <Link to={paths.why({ ...asked, item: `${type}.${id}` })}>
                  <bdi>{title || t("untitled")}</bdi>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
