import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HOSTS } from "#app/domain/player/look.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { withQuery } from "#app/paths/with-query.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import type { FieldProps } from "#app/ui/fields/field.ts";
import { AssistantPreview, ShowTyped } from "./assistant-preview.tsx";
import type { AssistantLook } from "./look.ts";
import styles from "./stylings.module.css";

type Values<Name extends string> = Record<Name, string>;
/** What a field component needs, by the name of a styling. */
export type FieldOf<Name extends string> = (name: Name) => Pick<FieldProps, "field" | "label" | "readOnly">;

type Props<Name extends string> = {
  title: string;
  /** The sentence under the title. */
  lead: string;
  own: string;
  stylings: { id: string; revision: number; values: Values<Name> };
  /** How its address says that the assistant is to be shown. */
  look: AssistantLook;
  /** What its address says wrongly. */
  problems: AddressProblem[];
  language: string;
  languages: string[];
  refusal: string | null;
  constraint: Constraints;
  labels: { names: readonly Name[]; prefix: string };
  /** Draws the fields, `host` being what the page is like that it is looked at on. Called and not mounted: as a component, a new function at each drawing would begin all of them anew. */
  renderFields: (of: { field: FieldOf<Name>; values: Values<Name>; host: (typeof HOSTS)[number] }) => ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Says before the form what somebody must know. */
  notice?: ReactNode;
  /** Leads to other forms of the same kind, where the assistant is looked at in the same way. */
  renderTabs?: (look: AssistantLook) => ReactNode;
};

/** A form for some stylings beside the assistant as it will look. */
export function StylingsScreen<Name extends string>(props: Props<Name>) {
  const [look, setLook] = useState(props.look);
  return (
    <>
      <PageHeader title={props.title} lead={props.lead}>
        {props.actions}
      </PageHeader>
      {props.notice}
      {props.renderTabs?.(look)}
      <UnknownParts problems={props.problems} />
      <ByRevision of={props.stylings}>
        <StylingsForm {...props} onLook={setLook} />
      </ByRevision>
    </>
  );
}

type FormProps<Name extends string> = Props<Name> & { onLook: (look: AssistantLook) => void };

function StylingsForm<Name extends string>({
  stylings,
  own,
  refusal,
  constraint,
  labels,
  renderFields,
  onLook,
  ...shown
}: FormProps<Name>) {
  const { t } = useTranslation("customize");
  const { names, prefix } = labels;
  const [here, setHere] = useState(withQuery(own, shown.look));
  const [host, setHost] = useState(shown.look.host ?? "light");
  // The router does not know of it: an address of its own would be asked about before typed values are left.
  const lookAt = (look: AssistantLook) => {
    const address = withQuery(own, look);
    setHere(address);
    onLook(look);
    setHost(look.host ?? "light");
    window.history.replaceState(window.history.state, "", address);
  };
  const form = useScreenForm<Name>({
    id: `${prefix}-${stylings.revision}`,
    values: stylings.values,
    labels: Object.fromEntries(names.map((name) => [name, t(`label_${name}`)])) as Values<Name>,
    constraint,
    revision: stylings.revision,
  });
  const field: FieldOf<Name> = (name) => ({ ...form.field(name), readOnly: refusal !== null });
  return (
    <div className={styles.beside}>
      <div className={styles.edited}>
        <EditorForm of={form} action={here} discardTo={here} refusal={refusal}>
          <FormCard actions={<ShowTyped fields={names} />}>{renderFields({ field, values: stylings.values, host })}</FormCard>
        </EditorForm>
      </div>
      <AssistantPreview form={form.element} fields={names} shown={shown} onLook={lookAt} />
    </div>
  );
}
