import type { EditedGuide } from "#app/routes/app/$property/manage/$guideId/edit/steps/edited-guide.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";

/** The form of the search above the list of steps, whose field stands within the form of the guide. */
export const FIND_FORM = "find-step";

export function FindForm({ guide: { lang, step } }: { guide: Pick<EditedGuide, "lang" | "step"> }) {
  return (
    <Form method="get" id={FIND_FORM}>
      {step && <input type="hidden" name="step" value={step.id} />}
      {lang && <input type="hidden" name="lang" value={lang} />}
    </Form>
  );
}
