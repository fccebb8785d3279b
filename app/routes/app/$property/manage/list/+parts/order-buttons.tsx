import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";

type Props = { kind: "guides" | "chapters"; chapter?: number; id: number; here: string; first: boolean; last: boolean };

/** One place up or down: the same as dragging, for keyboards and without scripts. */
export function OrderButtons({ kind, chapter, id, here, first, last }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <Form method="post" action={paths.sorting()} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      {chapter !== undefined && <input type="hidden" name="chapter" value={chapter} />}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="return" value={here} />
      {!first && (
        <Button name="move" value="up" tone="quiet" size="block">
          {t("move_up")}
        </Button>
      )}
      {!last && (
        <Button name="move" value="down" tone="quiet" size="block">
          {t("move_down")}
        </Button>
      )}
    </Form>
  );
}
