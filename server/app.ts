import type { FileStorage } from "@remix-run/file-storage";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { demoHost } from "./demo-host/demo-host.ts";
import { eventRoutes } from "./events/routes.ts";
import { createMetrics, healthRoutes } from "./http/health.ts";
import type { Api } from "./http/on.ts";
import { problemAnswer } from "./http/problem-answer.ts";
import { refuse } from "./http/refusal.ts";
import { requestLog } from "./http/request-log.ts";
import { openApiRoutes } from "./openapi/routes.tsx";
import type { Parts } from "./parts.ts";
import type { Realm } from "./realm/realm.ts";
import { authorizationRoutes } from "./resources/authorization/routes.ts";
import { chapterRoutes } from "./resources/chapters/routes.ts";
import { companyRoutes } from "./resources/companies/routes.ts";
import { guideRoutes } from "./resources/guides/routes.ts";
import { imageRoutes } from "./resources/images/routes.ts";
import { internalEventRoutes } from "./resources/internal-events/routes.ts";
import { managerRoutes } from "./resources/managers/routes.ts";
import { playerRoutes } from "./resources/player/routes.ts";
import { propertyRoutes } from "./resources/properties/routes.ts";
import { reportRoutes } from "./resources/reports/routes.ts";

type Options = { files: FileStorage /** The property whose player the demo host application carries. */; demoProperty: number | null };

/** The upstream as a function of requests: wiring alone, no process and no port, so that tests call it in process. */
export function createApi(parts: Parts, realm: Pick<Realm, "path" | "pages" | "verify">, { files, demoProperty }: Options): Hono {
  const app = new Hono();
  const metrics = createMetrics();
  const api: Api = { app, parts, realm };
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
  managerRoutes(api);
  propertyRoutes(api);
  companyRoutes(api);
  authorizationRoutes(api);
  guideRoutes(api);
  chapterRoutes(api);
  imageRoutes(api, files);
  internalEventRoutes(api);
  reportRoutes(api);
  app.route("/player", playerRoutes(parts));
  app.route("/player", eventRoutes(parts, metrics));
  if (demoProperty !== null) app.route("/demo/crm", demoHost({ propertyId: demoProperty, apiUrl: parts.env.API_URL }));
  return app;
}
