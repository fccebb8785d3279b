import { COMMENT, type FormValues, LABEL } from "#app/routes/answer/$token/form-values.ts";
import field from "#app/ui/fields/field.module.css";
import { Problem, problemId } from "./problems.tsx";

/** The box beside the one question that every NPS and survey has. */
export function CommentBox({ label, values, problem }: { label: string; values: FormValues; problem: string | undefined }) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={COMMENT}>
        {label}
      </label>
      <textarea
        id={COMMENT}
        name={COMMENT}
        className={field.control}
        rows={4}
        dir="auto"
        defaultValue={values[COMMENT]?.[0] ?? ""}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && problemId(COMMENT)}
      />
      <input type="hidden" name={`${LABEL}${COMMENT}`} value={label} />
      <Problem id={COMMENT} text={problem} lang={null} />
    </div>
  );
}
