import type { LoaderFunctionArgs } from "@remix-run/node";
import { finishSignIn } from "#app/session/sign-in.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return finishSignIn(request);
}

export { NoScreen as default } from "#app/features/no-screen.tsx";
