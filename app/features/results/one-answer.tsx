import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { type FormAnswer, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import type { Answers } from "./answers.server.ts";
import styles from "./results.module.css";

type Answer = Answers["answers"][number];
type Props = { of: Answer; mayNote: boolean; sent: FormAnswer | null | undefined };

const TONES = { promoter: "good", passive: "neutral", detractor: "bad" } as const;

/** One answer in the words of the version that was answered, and the team's note. */
export function OneAnswer({ of, mayNote, sent }: Props) {
  const { t, i18n } = useTranslation("results");
  const { standing } = of;
  const facts = Object.entries({
    person: of.person,
    language: of.language && languageName(of.language, i18n.language),
    version: t("version_number", { number: of.version }),
    round: of.round !== null && t("round_number", { number: of.round }),
    way: of.way === "link" && t("way_link"),
    seconds: of.seconds > 0 && t("seconds", { count: of.seconds }),
    segments: of.segments.join(", "),
  }).filter(([, fact]) => fact);
  return (
    <article className={styles.answer} id={`answer-${of.id}`} aria-labelledby={`at-${of.id}`}>
      <h2 className={styles.head} id={`at-${of.id}`}>
        {standing && (
          <Badge tone={TONES[standing]}>{t("score_and_standing", { score: of.score, standing: t(`standing_${standing}`) })}</Badge>
        )}{" "}
        {of.at}
      </h2>
      <p className={styles.facts}>
        {facts.map(([name, fact], index) => (
          <bdi key={name}>{index > 0 ? ` · ${fact}` : fact}</bdi>
        ))}
      </p>
      {of.comment && <blockquote className={styles.comment}>{of.comment}</blockquote>}
      {of.answers.length > 0 && (
        <dl className={styles.answers}>
          {of.answers.map(({ question, title, answer }) => (
            <div key={question}>
              <dt>
                <bdi>{title}</bdi>
              </dt>
              <dd>
                <bdi>{answer}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {mayNote && <NoteForm of={of} sent={sent} />}
      <div className={mayNote ? "print-only" : undefined}>
        <Note of={of} />
      </div>
    </article>
  );
}

function Note({ of: { tags, followUp } }: { of: Answer }) {
  const { t } = useTranslation("results");
  return (
    <p>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}{" "}
      {followUp && <Badge tone={followUp === "open" ? "warn" : "good"}>{t(`follow_up_${followUp}`)}</Badge>}
    </p>
  );
}

function NoteForm({ of: { id, tags, followUp }, sent }: { of: Answer; sent: FormAnswer | null | undefined }) {
  const { t } = useTranslation("results");
  const form = useScreenForm({
    id: `note-${id}`,
    values: { tags: tags.join(", "), followUp: followUp ?? "" },
    labels: { tags: t("tags"), followUp: t("follow_up") },
    constraint: {},
    answer: sent ?? null,
  });
  const states = [
    { value: "", label: t("follow_up_none") },
    { value: "open", label: t("follow_up_open") },
    { value: "done", label: t("follow_up_done") },
  ];
  return (
    <ScreenForm of={form} className={`${styles.note} screen-only`} labelledBy={`at-${id}`} preventScrollReset>
      <input type="hidden" name="answer" value={id} />
      <TextField {...form.field("tags")} hint={t("tags_hint")} />
      <SelectField {...form.field("followUp")} options={states} />
      <Button>{t("save_note")}</Button>
    </ScreenForm>
  );
}
