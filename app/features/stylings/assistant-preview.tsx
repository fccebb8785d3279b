import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ASSISTANT_PARTS, DIRECTIONS, HOSTS } from "#app/domain/player/look.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { useDelayed } from "#app/ui/enhance/use-delayed.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import type { AssistantLook } from "./look.ts";
import styles from "./stylings.module.css";

const FRAME = "assistant-preview";
/** Nobody wants it drawn with each letter. */
const PAUSE_MS = 300;

type Props = {
  /** The form whose fields it shows before they are saved. */
  form: RefObject<HTMLFormElement>;
  fields: readonly string[];
  shown: { look: AssistantLook; language: string; languages: string[] };
  /** Another look was chosen: for the address. */
  onLook: (look: AssistantLook) => void;
};

/** The assistant as people see it, drawn by the player's own widgets: with scripts as it is typed, else as it is stored. */
export function AssistantPreview({ form, fields, shown: { look: asked, language, languages }, onLook }: Props) {
  const { t, i18n } = useTranslation(["customize", "messages", "analytics"]);
  const paths = usePaths();
  const look = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stored] = useState(paths.drawnAssistant(asked));
  const drawn = paths.drawnAssistant();
  const { later } = useDelayed(PAUSE_MS);
  const tell = useRef(onLook);
  tell.current = onLook;
  const isHydrated = useHydrated();
  useEffect(() => {
    const [edited, chosen] = [form.current, look.current];
    const draw = () =>
      later(() => {
        const both = [edited, chosen].flatMap((each) => (each ? [...new FormData(each)] : []));
        const typed = both.filter((each): each is [string, string] => typeof each[1] === "string" && each[0] !== "base");
        // Back leads to the page before, not through everything that was typed.
        frame.current?.contentWindow?.location.replace(`${drawn}?${new URLSearchParams(typed)}`);
      });
    const tellLook = () => {
      const { fields: _, ...chosenLook } = Object.fromEntries(new FormData(chosen ?? undefined));
      tell.current(chosenLook as AssistantLook);
    };
    chosen?.addEventListener("input", tellLook);
    for (const each of [edited, chosen]) each?.addEventListener("input", draw);
    return () => {
      chosen?.removeEventListener("input", tellLook);
      for (const each of [edited, chosen]) each?.removeEventListener("input", draw);
    };
  }, [form, later, drawn]);
  return (
    <section className={styles.preview} aria-labelledby={`${FRAME}-title`}>
      <h2 id={`${FRAME}-title`} className={styles.heading}>
        {t("preview")}
      </h2>
      <form ref={look} className={styles.look} method="get" action={paths.drawnAssistant()} target={FRAME}>
        <input type="hidden" name="fields" value={fields.join(" ")} disabled={!isHydrated} />
        <SelectField
          field={plainField("part", { initialValue: asked.part ?? ASSISTANT_PARTS[0] })}
          label={t("preview_part")}
          options={ASSISTANT_PARTS.map((value) => ({ value, label: t(`part_${value}`) }))}
        />
        {languages.length < 2 && asked.lang && <input type="hidden" name="lang" value={asked.lang} />}
        {languages.length > 1 && (
          <SelectField
            field={plainField("lang", { initialValue: language })}
            label={t("analytics:language")}
            options={languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
          />
        )}
        <SelectField
          field={plainField("host", { initialValue: asked.host ?? HOSTS[0] })}
          label={t("preview_host")}
          options={HOSTS.map((value) => ({ value, label: t(`messages:host_${value}`) }))}
        />
        <SelectField
          field={plainField("dir", { initialValue: asked.dir ?? "" })}
          label={t("messages:preview_direction")}
          options={[
            { value: "", label: t("messages:direction_usual") },
            ...DIRECTIONS.map((value) => ({ value, label: t(`messages:direction_${value}`) })),
          ]}
        />
        <noscript>
          <Button size="small">{t("preview_show")}</Button>
        </noscript>
      </form>
      <iframe ref={frame} className={styles.frame} name={FRAME} title={t("preview")} src={stored} />
    </section>
  );
}

/** Without scripts: shows in the frame what is typed and not saved. */
export function ShowTyped({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <noscript>
      <button
        className={styles.show}
        type="submit"
        name="fields"
        value={fields.join(" ")}
        formMethod="get"
        formAction={paths.drawnAssistant()}
        formTarget={FRAME}
        formNoValidate
      >
        {t("preview_typed")}
      </button>
    </noscript>
  );
}
