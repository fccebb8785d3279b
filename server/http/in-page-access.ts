import { cors } from "hono/cors";

/** Pages of an application may make the calls of the in-page editor from whatever address: they prove who they are by a header, never by a cookie. */
export const inPageAccess = cors({
  origin: "*",
  allowHeaders: ["authorization", "content-type", "idempotency-key"],
  allowMethods: ["GET", "POST", "PUT", "DELETE"],
  maxAge: 600,
});
