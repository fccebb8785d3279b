import { type FormProps, Form as RemixForm } from "@remix-run/react";
import { forwardRef } from "react";

/** Remix's form, without its request for the route that it is sent to: that is asked for when the form is sent. */
export const Form = forwardRef<HTMLFormElement, FormProps>((props, ref) => <RemixForm ref={ref} discover="none" {...props} />);
