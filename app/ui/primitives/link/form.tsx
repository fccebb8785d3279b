import { type FormProps, Form as RemixForm, useActionData, useRouteLoaderData, useSubmit } from "@remix-run/react";
import { type FormEvent, forwardRef, useId } from "react";

/**
 * Remix's form, without the request for its target's route before it is submitted. A form that changes something carries a key, so that
 * sending it again, after a time-out or by Back, has no further effect.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(({ children, onSubmit, ...props }, ref) => {
  const submit = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement) || !submitter.dataset.replaces) return;
    event.preventDefault();
    submit(submitter, { replace: true, preventScrollReset: props.preventScrollReset });
  };
  return (
    <RemixForm ref={ref} discover="none" {...props} onSubmit={send}>
      {props.method?.toLowerCase() === "post" && <OnceField />}
      {children}
    </RemixForm>
  );
});

type Answered = { submission?: { initialValue?: { once?: unknown } } };

/** The form's key: that of the refused form, else one that no form had before. */
function OnceField() {
  const id = useId().replace(/\W/g, "");
  const seed = (useRouteLoaderData("root") as { seed?: string } | undefined)?.seed;
  const sent = (useActionData() as Answered | undefined)?.submission?.initialValue?.once;
  const key = typeof sent === "string" ? sent : seed && `${seed}-${id}`;
  return key ? <input type="hidden" name="once" value={key} /> : null;
}
