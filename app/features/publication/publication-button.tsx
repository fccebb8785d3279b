import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

type Props = {
  to: string;
  live: boolean;
  /** What it says, if not just "Publish" or "Unpublish". */
  label?: string;
  /** The revision that was read. */
  revision: number;
  /** Where it leads afterwards. */
  here: string;
};

/** Publishes or unpublishes at once, as an item of a menu. */
export function PublicationButton({ to, live, label, revision, here }: Props) {
  const { t } = useTranslation("publication");
  return (
    <Form method="post" action={to} preventScrollReset>
      <input type="hidden" name="return" value={here} />
      <input type="hidden" name="revision" value={revision} />
      <Button name="publish" value={live ? "no" : "yes"} tone="quiet" size="block">
        {label ?? t(live ? "unpublish" : "publish")}
      </Button>
    </Form>
  );
}
