import { sentValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";

/** Which slide a form is about; one that came back says it of the slide that it was merged with. */
export function SlideField({ id }: { id: number }) {
  return <input type="hidden" name="slide" value={sentValues(useFormAnswer()).slide ?? String(id)} />;
}
