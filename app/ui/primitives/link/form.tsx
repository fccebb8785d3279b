import { type FormProps, Form as RemixForm, useActionData, useRouteLoaderData } from "@remix-run/react";
import { forwardRef, useId } from "react";

/**
 * Remix's form, without the request for its target's route before it is submitted. A form that changes something carries a key, so that
 * sending it again, after a time-out or by Back, has no further effect.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ children, ...props }, ref) => (
  <RemixForm ref={ref} discover="none" {...props}>
    {props.method?.toLowerCase() === "post" && <OnceField />}
    {children}
  </RemixForm>
));

type Answered = { submission?: { initialValue?: { once?: unknown } } };

/** The form's key: that of the refused form, else one that no form had before. */
function OnceField() {
  const id = useId().replace(/\W/g, "");
  const seed = (useRouteLoaderData("root") as { seed?: string } | undefined)?.seed;
  const sent = (useActionData() as Answered | undefined)?.submission?.initialValue?.once;
  const key = typeof sent === "string" ? sent : seed && `${seed}-${id}`;
  return key ? <input type="hidden" name="once" value={key} /> : null;
}
