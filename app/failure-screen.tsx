import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths/paths.ts";
import { Failure, type FailureName } from "./ui/composed/failure/failure.tsx";
import { ButtonLink } from "./ui/primitives/button/button.tsx";

/** How browsers begin to say that a request had no answer: Chrome, Firefox, Safari and, while an answer arrives, Chrome and Safari. */
const NO_ANSWER = /^(Failed to fetch|NetworkError|Load failed|network error|The (network|Internet) connection)/;

/** How a thrown failure is shown: a route's Response, or what the upstream refused or never answered. */
export function nameOf(error: unknown): FailureName {
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return "no_connection";
  if (!isRouteErrorResponse(error)) return "fault";
  return failureName(error.status, String((error.data as { code?: string } | null)?.code));
}

/** The same, from the status and the code of an answer. */
export function failureName(status: number, code: string): FailureName {
  if (status === 404 || status === 405) return "not_found";
  if (status === 413) return "too_large";
  if (status === 409) return "conflict";
  if (status === 403) return "other_site";
  if ([400, 415, 422].includes(status)) return "bad_request";
  return NAMES[code] ?? (status === 401 ? "not_allowed" : "fault");
}

const NAMES: Record<string, FailureName> = {
  upstream_unreachable: "unreachable",
  upstream_timeout: "timeout",
  upstream_nonsense: "nonsense",
  not_allowed_for_role: "not_allowed",
  not_signed_in: "signed_out",
  limit_reached: "limit",
  too_many_requests: "busy",
  busy: "busy",
};

/** Failures that a retry does not change. */
export const FINAL = new Set<FailureName>(["not_found", "not_allowed", "other_site", "signed_out"]);
/** Failures people may need help with: faults of the server, not of what they typed or asked for. */
const FAULTS = new Set<FailureName>(["unreachable", "timeout", "nonsense", "fault"]);

/** The one screen for whatever a loader or action threw; it stays at the address where it happened, so that a reload is a retry. */
export function FailureScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const name = nameOf(error);
  const login = paths.login(pathname + search);
  useEffect(() => {
    if (name === "signed_out") location.replace(login);
  }, [name, login]);
  useEffect(() => {
    // The document's own data, with its titles, are gone by then.
    if (name === "no_connection") document.title = `${t("errors:screen_no_connection_title")} · Handrail`;
  }, [name, t]);
  const requestId = isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined;
  return (
    <Failure name={name} requestId={FAULTS.has(name) ? requestId : undefined}>
      {name === "signed_out" && (
        <ButtonLink to={login} tone="primary" reload>
          {t("sign_in_again")}
        </ButtonLink>
      )}
      {!FINAL.has(name) && (
        <ButtonLink to={pathname + search} tone="primary" reload>
          {t("try_again")}
        </ButtonLink>
      )}
      <ButtonLink to={paths.landing()} reload>
        {t("to_start")}
      </ButtonLink>
    </Failure>
  );
}
