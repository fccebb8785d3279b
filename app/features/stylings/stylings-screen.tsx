import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { EditorForm } from "#app/features/form/editor-form.tsx";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
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
  language: string;
  languages: string[];
  refusal: string | null;
  constraint: Constraints;
  labels: { names: readonly Name[]; prefix: string };
  fields: (props: { field: FieldOf<Name>; values: Values<Name> }) => JSX.Element;
  /** Beside the title. */
  actions?: ReactNode;
  /** Leads to other forms of the same kind. */
  tabs?: ReactNode;
};

/** A form for some stylings beside the assistant as it will look. */
export function StylingsScreen<Name extends string>(props: Props<Name>) {
  return (
    <>
      <PageHeader title={props.title} lead={props.lead}>
        {props.actions}
      </PageHeader>
      {props.tabs}
      <ByRevision of={props.stylings}>
        <StylingsForm {...props} />
      </ByRevision>
    </>
  );
}

function StylingsForm<Name extends string>({ stylings, own, refusal, constraint, labels, fields: Fields, ...shown }: Props<Name>) {
  const { t } = useTranslation("customize");
  const { names, prefix } = labels;
  const [here, setHere] = useState(withQuery(own, shown.look));
  // The router does not know of it: an address of its own would be asked about before typed values are left.
  const lookAt = (look: AssistantLook) => {
    const address = withQuery(own, look);
    setHere(address);
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
          <FormCard actions={<ShowTyped fields={names} />}>
            <Fields field={field} values={stylings.values} />
          </FormCard>
        </EditorForm>
      </div>
      <AssistantPreview form={form.element} fields={names} shown={shown} onLook={lookAt} />
    </div>
  );
}
