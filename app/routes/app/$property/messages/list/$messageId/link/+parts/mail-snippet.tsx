import { useTranslation } from "react-i18next";
import { SCALES } from "#app/domain/messages/survey.ts";
import { CopyField } from "#app/ui/composed/copy-field/copy-field.tsx";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";

const [LEAST, MOST] = SCALES.score;
const LOOK =
  "display:inline-block;min-width:24px;padding:8px;border:1px solid #838e9f;border-radius:4px;text-align:center;text-decoration:none";

/** Links for each score, as mail programs show them: plain HTML with styles of its own. */
export function MailSnippet({ address }: { address: string }) {
  const { t } = useTranslation("messages");
  const links = Array.from({ length: MOST - LEAST + 1 }, (_, index) => LEAST + index).map(
    (score) => `  <a href="${address}?score=${score}" style="${LOOK}">${score}</a>`,
  );
  return (
    <FormCard actions={null}>
      <h2>{t("mail_snippet")}</h2>
      <p>{t("mail_snippet_text")}</p>
      <CopyField kind="code" label={t("mail_snippet_label")} text={["<p>", ...links, "</p>"].join("\n")} />
    </FormCard>
  );
}
