import { type FormProps, Form as RemixForm, useActionData, useRouteLoaderData } from "@remix-run/react";
import { forwardRef, useId } from "react";

/**
 * Remix's form, without its request for the route that it is sent to: that is asked for when the form is sent. One that changes something
 * carries a key, by which the same form sent again, after a time-out or by Back, has its effect once.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ children, ...props }, ref) => (
  <RemixForm ref={ref} discover="none" {...props}>
    {props.method?.toLowerCase() === "post" && <OnceField />}
    {children}
  </RemixForm>
));

type Answered = { submission?: { initialValue?: { once?: unknown } } };

/** The form's key: that of the form that was not accepted, else one that no form had before. */
function OnceField() {
  const id = useId().replace(/\W/g, "");
  const seed = (useRouteLoaderData("root") as { seed?: string } | undefined)?.seed;
  const sent = (useActionData() as Answered | undefined)?.submission?.initialValue?.once;
  const key = typeof sent === "string" ? sent : seed && `${seed}-${id}`;
  return key ? <input type="hidden" name="once" value={key} /> : null;
}
