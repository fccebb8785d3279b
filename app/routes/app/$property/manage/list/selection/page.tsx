import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TagFields } from "#app/features/audience/audience-fields.tsx";
import { audienceChoices } from "#app/features/audience/choices.server.ts";
import { useOptions } from "#app/features/audience/use-options.ts";
import { CreateCard } from "#app/features/form/create-card.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { chosenIn } from "#app/features/selection/chosen.server.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { KEEP, NONE } from "./choices.ts";
import { chosenGuides, toQuestion } from "./chosen.server.ts";
import { ChosenList } from "./chosen-list.tsx";
import { changeChosen, type SomeChanged } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const { ids, left, cancel } = chosenIn(new URL(args.request.url).searchParams, "guide", viewer.paths.guides());
  const guides = await chosenGuides(viewer, ids);
  return {
    title: viewer.text("audience:change_several"),
    guides,
    left,
    gone: ids.length - guides.length,
    cancel,
    choices: await audienceChoices(viewer),
  };
}

/** The list sends what was chosen; the question's own form says yes, and it is done. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const fields = ["segment", "pageSegment", "tagMode", "confirmed", "act"];
  const form = await readForm(args.request, { fields, lists: ["guide", "read", "tags"] }, viewer);
  if (form.get("confirmed") !== "yes") return toQuestion(viewer, args.request, form);
  return changeChosen(viewer, form, chosenIn(new URL(args.request.url).searchParams, "guide", viewer.paths.guides()).back);
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ChosenGuidesScreen() {
  const { title, guides, left, gone: goneBefore, cancel } = useLoaderData<typeof loader>();
  const answer = useActionData() as SomeChanged | undefined;
  const { t } = useTranslation(["audience", "manage"]);
  const back = { label: t("manage:guides"), to: cancel };
  const shown = answer?.left ?? guides;
  const gone = answer?.gone ?? goneBefore;
  return (
    <>
      <PageHeader title={title} crumbs={[back]} />
      {answer?.left && <Notice status="warning" title={t("some_changed", { count: answer.changed })} />}
      {gone > 0 && <Notice status="warning" title={t("gone_count", { count: gone })} />}
      {left > 0 && <Notice status="warning" title={t("too_many", { count: left })} />}
      {shown.length > 0 ? (
        <ChoiceForm guides={shown} cancel={cancel} />
      ) : (
        <FormCard actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
          <p>{t("none_chosen")}</p>
        </FormCard>
      )}
    </>
  );
}

function ChoiceForm({ guides, cancel }: { guides: Parameters<typeof ChosenList>[0]["guides"]; cancel: string }) {
  const { choices } = useLoaderData<typeof loader>();
  const { t } = useTranslation("audience");
  const form = useScreenForm({
    id: "chosen-guides",
    values: { segment: KEEP, pageSegment: KEEP, tagMode: KEEP, tags: "" },
    labels: { segment: t("segment"), pageSegment: t("page_segment"), tagMode: t("tag_mode"), tags: t("tags") },
    constraint: {},
  });
  const [segment, pageSegment] = [form.field("segment"), form.field("pageSegment")];
  const first = (none: string) => [
    { value: KEEP, label: t("keep") },
    { value: NONE, label: none },
  ];
  return (
    <CreateCard of={form} submit={t("change_count", { count: guides.length })} cancelTo={cancel}>
      <input type="hidden" name="confirmed" value="yes" />
      <p>{t("several_at_once")}</p>
      <Combobox {...segment} options={useOptions(first(t("everybody")), choices.segments, segment.field)} />
      <Combobox {...pageSegment} options={useOptions(first(t("every_page")), choices.pageSegments, pageSegment.field)} />
      <TagFields field={form.field} tags={choices.tags} keep={{ value: KEEP, label: t("keep") }} />
      <ChosenList guides={guides} />
    </CreateCard>
  );
}
