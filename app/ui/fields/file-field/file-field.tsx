import { useNavigation } from "@remix-run/react";
import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import fieldStyles from "#app/ui/fields/field.module.css";
import { type FieldProps, wiring } from "#app/ui/fields/field.ts";
import { FieldFrame } from "#app/ui/fields/field-frame.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Progress } from "#app/ui/primitives/progress/progress.tsx";
import { type FileProblem, type FileRules, fileProblem, shownSize } from "./file-check.ts";
import styles from "./file-field.module.css";

type Props = FieldProps &
  FileRules & {
    /** The types in words, such as "PNG or JPEG". */
    types?: string;
    /** The limit in words, where it is not known by its size in megabytes. */
    limit?: string;
    /** The file that is stored already. */
    current?: { name: string; to: string };
  };

/**
 * One file; its form is sent as multipart/form-data. Scripts refuse a file that is too large or of another type as soon as it is chosen,
 * and show that it is being uploaded. In place of a file that they refused the form sends why, a `FileProblem`.
 */
export function FileField({ accept, mostBytes, types, limit: words, current, ...frame }: Props) {
  const { t, i18n } = useTranslation("fields");
  const { field, readOnly } = frame;
  const [chosen, setChosen] = useState<{ name: string; size: number; problem: FileProblem | null }>();
  const onItsWay = useNavigation().formData?.get(field.name);
  const size = (bytes: number) => shownSize(bytes, i18n.language);
  const limit = words ?? (types ? t("file_limit_types", { types, size: size(mostBytes) }) : t("file_limit", { size: size(mostBytes) }));
  const tied = wiring({ ...frame, hint: limit }, chosen !== undefined && `${field.id}-chosen`);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return setChosen(undefined);
    const problem = fileProblem(file, { accept, mostBytes });
    // A file that would be refused is not sent at all: that could take minutes.
    if (problem) event.currentTarget.value = "";
    setChosen({ name: file.name, size: file.size, problem });
  };
  return (
    <FieldFrame {...frame} hint={[frame.hint, limit].filter(Boolean).join(" · ")}>
      {current && (
        <p className={styles.current}>
          {t("file_current")} <Link to={current.to}>{current.name}</Link>
        </p>
      )}
      <input
        {...tied}
        name={chosen?.problem ? undefined : field.name}
        className={`${fieldStyles.control} ${styles.file}`}
        type="file"
        accept={accept}
        required={field.required}
        disabled={readOnly}
        aria-invalid={chosen?.problem ? true : tied["aria-invalid"]}
        onChange={choose}
      />
      {chosen?.problem && <input type="hidden" name={field.name} value={chosen.problem} />}
      <p id={`${field.id}-chosen`} className={chosen?.problem ? fieldStyles.error : fieldStyles.hint} role="status">
        {chosen && said(chosen)}
      </p>
      {onItsWay instanceof File && onItsWay.size > 0 && <Progress label={t("file_uploading", { name: onItsWay.name })} value={null} />}
    </FieldFrame>
  );

  function said({ name, size: bytes, problem }: NonNullable<typeof chosen>): string {
    if (problem === "file_too_large") return t("file_too_large", { name, size: size(bytes), limit: size(mostBytes) });
    if (problem === "file_wrong_type") return t("file_wrong_type", { name, types: types ?? accept });
    return t("file_chosen", { name, size: size(bytes) });
  }
}
