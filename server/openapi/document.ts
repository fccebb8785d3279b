import { z } from "zod";
import { CONTRACT } from "#app/contracts/all.ts";
import { type Call, takesKey } from "#app/contracts/call.ts";
import { problem } from "#app/contracts/problem.ts";

type Json = Record<string, unknown>;

const KEY_PARAMETER: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,100}$" },
  description:
    "Makes the write take effect only once. Repeated within a day by the same person, with the same key and address, it gets the first answer; while the first is running, it waits for it. A refused write leaves nothing behind and may be sent again. If the answer was too long to store (a million characters), the repetition answers 409 with the code done_before.",
};

const UPLOAD: Json = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

/** OpenAPI 3.1, generated from the contract. */
export function openApiDocument(apiUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [noun, table] of Object.entries(CONTRACT)) {
    for (const [name, call] of Object.entries(table)) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(noun, name, call) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Handrail API", version: "1" },
    servers: [{ url: apiUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Problem: toSchema(problem) },
    },
  };
}

function operation(noun: string, name: string, call: Call): Json {
  return {
    operationId: name,
    tags: [noun],
    summary: call.summary,
    ...(call.plan && { description: `Answers 404 unless the plan has ${call.plan}.` }),
    ...(call.access !== "public" && { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(call.path), ...queryParameters(call), ...(takesKey(call) ? [KEY_PARAMETER] : [])],
    ...(call.upload && { requestBody: { required: true, content: { "multipart/form-data": { schema: UPLOAD } } } }),
    ...(call.body && { requestBody: { required: true, content: { "application/json": { schema: toSchema(call.body) } } } }),
    responses: {
      [String(call.status ?? 200)]:
        call.status === 204
          ? { description: "Done" }
          : {
              description: "Answer",
              content: { [call.file ? "application/octet-stream" : "application/json"]: { schema: toSchema(call.answer) } },
            },
      default: { description: "Refusal", content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
    },
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => ({ name: match[1], in: "path", required: true, schema: { type: "string" } }));
}

function queryParameters(call: Call): Json[] {
  if (!call.query) return [];
  const schema = toSchema(call.query) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, each]) => ({
    name,
    in: "query",
    required: schema.required?.includes(name) ?? false,
    schema: each,
  }));
}

function toSchema(schema: z.ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}
