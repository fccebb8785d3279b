import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";

type Props = { here: string; className: string | undefined; children: ReactNode };

/**
 * Signs out. Scripts know whether there are unsaved changes and ask only then, with the usual question before leaving; without scripts a
 * page always asks.
 */
export function SignOut({ here, className, children }: Props) {
  if (!useHydrated()) {
    return (
      <Link to={paths.logout(here)} className={className} reloadDocument>
        {children}
      </Link>
    );
  }
  return (
    <Form method="post" action={paths.logout()}>
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
