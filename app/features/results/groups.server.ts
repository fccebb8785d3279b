import { languageName } from "#app/i18n/language-name.ts";
import type { Viewer } from "#app/session/viewer.ts";
import type { RESULTS } from "./kinds.server.ts";

type Report = Awaited<ReturnType<(typeof RESULTS)["survey"]["one"]>>;

/** The figures of a message by way, language, segment and version, each row under the name that it has on screen; `head` is what such a name names. */
export function groupsOf({ byLanguage, bySegment, byVersion, byWay, answeredUnopened }: Report, { text, language: own }: Viewer) {
  const languages = byLanguage.map(({ language, ...figures }) => ({
    ...{ key: language, name: language === "" ? text("results:unknown_language") : languageName(language, own), ...figures },
  }));
  const segments = bySegment.map(({ id, name, ...figures }) => ({
    ...{ key: String(id), name: name || text("results:segment_gone"), ...figures },
  }));
  const versions = byVersion.map(({ version, ...figures }) => ({
    ...{ key: String(version), name: text("results:version_number", { number: version }), ...figures },
  }));
  const ways = byWay.map(({ way, ...figures }) => ({ ...{ key: way, name: text(`results:way_${way}`), ...figures } }));
  const note = answeredUnopened > 0 ? text("results:answered_unopened", { count: answeredUnopened }) : undefined;
  return [
    { note, title: text("results:by_way"), head: text("results:way"), rows: ways },
    { title: text("results:by_language"), head: text("results:language"), rows: languages },
    { title: text("results:by_segment"), head: text("results:segment"), rows: segments },
    { title: text("results:by_version"), head: text("results:version"), rows: versions },
  ];
}
