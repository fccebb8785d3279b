import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GUIDE_TEXTS } from "#app/domain/player/property-texts.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { switchedOff } from "#app/features/stylings/switched-off.server.ts";
import { SwitchedOff } from "#app/features/stylings/switched-off.tsx";
import { editedTexts, guideTextsSchema, saveTexts } from "#app/features/stylings/texts.server.ts";
import { TextsScreen } from "#app/features/stylings/texts-screen.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit, requireView } from "#app/session/viewer.server.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./guides.module.css";

/** What guides say where a step is not found and at their end, in one language at a time (specification 1, sections 1 and 2: customize/guides). */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "customize");
  const [texts, off] = await Promise.all([
    editedTexts(args.request, viewer, GUIDE_TEXTS, "missing"),
    switchedOff(viewer, "enableInteractiveTours"),
  ]);
  return {
    ...texts,
    off,
    title: viewer.text("customize:guides_title"),
    lead: viewer.text("customize:guides_lead"),
    own: viewer.paths.guideTexts(),
    constraint: getZodConstraint(guideTextsSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveTexts(args.request, viewer, { schema: guideTextsSchema, names: GUIDE_TEXTS, to: viewer.paths.guideTexts });
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function GuideTextsScreen() {
  const { t } = useTranslation("customize");
  const { off, ...edited } = useLoaderData<typeof loader>();
  const paths = usePaths();
  return (
    <>
      <TextsScreen
        {...edited}
        notice={<SwitchedOff of={off} text={t("guides_off")} />}
        names={GUIDE_TEXTS}
        prefix="guides"
        addressOf={paths.guideTexts}
      />
      <StepsElsewhere />
    </>
  );
}

/** How steps look and behave is chosen in one place each. */
function StepsElsewhere() {
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <section aria-labelledby="steps" className={styles.elsewhere}>
      <h2 id="steps">{t("steps_elsewhere")}</h2>
      <ul>
        <li>
          <Link to={paths.design({ part: "step" })}>{t("steps_design")}</Link>
        </li>
        <li>
          <Link to={paths.assistant({ part: "step" })}>{t("steps_assistant")}</Link>
        </li>
      </ul>
    </section>
  );
}
