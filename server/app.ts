import type { FileStorage } from "@remix-run/file-storage";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { demoHost } from "./demo-host/demo-host.ts";
import { eventRoutes } from "./events/routes.ts";
import { createMetrics, healthRoutes } from "./http/health.tsx";
import type { Api } from "./http/on.ts";
import { problemAnswer } from "./http/problem-answer.ts";
import { refuse } from "./http/refusal.ts";
import { requestLog } from "./http/request-log.ts";
import { openApiRoutes } from "./openapi/routes.tsx";
import type { Parts } from "./parts.ts";
import type { Realm } from "./realm/realm.ts";
import { resourceRoutes } from "./resources/all.ts";
import { playerRoutes } from "./resources/player/routes.ts";
import { whyPlayerRoutes } from "./resources/why/player-routes.ts";

type Options = { files: FileStorage /** The property whose player runs in the demo host application. */; demoProperty: number | null };

/** The upstream as a function of requests. Only wiring, no process and no port, so that tests can call it in process. */
export function createApi(parts: Parts, realm: Pick<Realm, "path" | "pages" | "verify">, { files, demoProperty }: Options): Hono {
  const app = new Hono();
  const metrics = createMetrics();
  const api: Api = { app, parts, realm, files };
  app.use(requestLog(parts.log, metrics));
  app.use(
    secureHeaders({
      crossOriginResourcePolicy: false,
      crossOriginOpenerPolicy: false,
      referrerPolicy: "same-origin",
      xFrameOptions: "DENY",
    }),
  );
  app.onError((error, context) => {
    const answer = problemAnswer(context, error);
    if (answer.status >= 500) parts.log.error({ requestId: context.get("requestId" as never), err: error }, "request failed");
    return answer;
  });
  app.notFound((context) => problemAnswer(context, refuse.notFound()));

  healthRoutes(api, metrics);
  openApiRoutes(api);
  app.route(realm.path, realm.pages);
  for (const routes of resourceRoutes) routes(api);
  app.route("/player", playerRoutes(parts));
  app.route("/player", whyPlayerRoutes(parts));
  app.route("/player", eventRoutes(parts, metrics));
  if (demoProperty !== null) app.route("/demo/crm", demoHost({ propertyId: demoProperty, apiUrl: parts.env.API_URL }));
  return app;
}
