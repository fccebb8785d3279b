import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Question } from "./question.tsx";

type Props = {
  to: string;
  /** Of what the question is about: the revision that was read, if it has one. */
  revision?: number;
  title: string;
  text: string;
  confirm: string;
  /** Whether what is confirmed takes something away. */
  tone?: "danger" | "primary";
  /** What leaves things as they are, where "Cancel" could mean the act itself. */
  keep?: string;
  /** How the link looks; that of a menu when left out. */
  look?: Pick<Parameters<typeof ButtonLink>[0], "tone" | "size" | "label">;
  /** Further hidden inputs of the form. */
  children?: ReactNode;
};

/** A link to a page that asks for confirmation, which scripts ask in a dialog. */
export function ConfirmLink({
  to,
  revision,
  title,
  text,
  confirm,
  keep,
  tone = "danger",
  look = { tone: "quiet", size: "block" },
  children,
}: Props) {
  const { t } = useTranslation();
  return (
    <Question
      address={to}
      title={title}
      text={text}
      focusAfter="#main h1"
      fromMenu
      keep={keep ?? t("cancel")}
      answer={
        <Form method="post" action={to} replace>
          {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
          {children}
          <Button tone={tone}>{confirm}</Button>
        </Form>
      }
    >
      <ButtonLink to={to} {...look}>
        {confirm}
      </ButtonLink>
    </Question>
  );
}
