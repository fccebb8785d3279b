import type { LoaderFunctionArgs } from "@remix-run/node";
import { finishSignIn } from "../../../session/sign-in.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  return finishSignIn(request);
}

export { NoScreen as default } from "../../../features/no-screen.tsx";
