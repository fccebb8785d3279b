import { unzipSync, zipSync } from "fflate";
import { importContent } from "#server/tasks/import-content.ts";
import { contentOf } from "#server/tasks/task-files.ts";
import type { RunningTask } from "#server/tasks/task-type.ts";
import { untilEnded } from "./tasks.ts";
import type { Kind, Tenant } from "./tenant.ts";

export const BUNDLES = "/v3/properties/:p/bundles";

/** Exports the content of a property. @returns the archive, as it would be downloaded */
export async function exported(tenant: Tenant, asked: object = {}): Promise<Uint8Array> {
  const { body } = await tenant.call("company admin", "POST", BUNDLES, asked);
  const task = await untilEnded(tenant, String(body.id));
  if (task.status !== "done") throw new Error(`the export ended as ${task.status}: ${task.error}`);
  return resultOf(tenant, task.id);
}

export async function resultOf({ db, api }: Tenant, taskId: string): Promise<Uint8Array> {
  const file = await db
    .selectFrom("task_files")
    .selectAll()
    .where("task_id", "=", taskId)
    .where("kind", "=", "result")
    .executeTakeFirstOrThrow();
  const parts: Uint8Array[] = [];
  for await (const part of contentOf(api.files, file)) parts.push(part);
  return Buffer.concat(parts);
}

/** Uploads an archive. */
export async function uploaded(tenant: Tenant, archive: Uint8Array, kind: Kind = "company admin") {
  const form = new FormData();
  form.append("file", new File([archive as BlobPart], "content.zip"));
  const { token } = await tenant.person(kind);
  const url = `http://api.test/v3/properties/${tenant.propertyId}/bundles/upload`;
  const answer = await tenant.api.fetch(new Request(url, { method: "POST", headers: { authorization: `Bearer ${token}` }, body: form }));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: string } };
}

type Plan = {
  counts: Record<string, Record<string, number>>;
  items: { kind: string; name: string; state: string; reasons: { code: string }[] }[];
};

export async function planned(tenant: Tenant, job: string): Promise<Plan & Record<string, unknown>> {
  const { status, body } = await tenant.call("company admin", "GET", `${BUNDLES}/${job}?limit=200`);
  if (status !== 200) throw new Error(`the plan answered ${status}: ${JSON.stringify(body)}`);
  return body as never;
}

/** Uploads an archive and imports it. */
export async function imported(tenant: Tenant, archive: Uint8Array, options: object = {}) {
  const { body } = await uploaded(tenant, archive);
  const plan = await planned(tenant, body.id);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, options);
  const task = await untilEnded(tenant, body.id);
  const report = await tenant.call("company admin", "GET", `${BUNDLES}/${body.id}/report`);
  return {
    plan,
    task,
    result: task.result as Record<string, number>,
    notes: report.body.notes as { kind: string; name: string; code: string; about: string }[],
  };
}

/** An archive with some of its files changed; null leaves one out. */
export function edited(archive: Uint8Array, change: (name: string, item: Record<string, unknown>) => object | null): Uint8Array {
  const files = Object.entries(unzipSync(archive)).flatMap(([name, bytes]) => {
    if (!name.endsWith(".json")) return [[name, bytes] as const];
    const item = change(name, JSON.parse(new TextDecoder().decode(bytes)));
    return item ? [[name, new TextEncoder().encode(JSON.stringify(item))] as const] : [];
  });
  return zipSync(Object.fromEntries(files));
}

/** Imports, with something around each of their portions. */
export const importing = (around: <T>(portion: () => Promise<T>) => Promise<T>) => ({
  "import-content": {
    ...importContent,
    run: (task: RunningTask) => importContent.run({ ...task, portion: (work) => around(() => task.portion(work)) }),
  },
});

/** Imports that are killed when they begin their portion `last`. */
export function dyingAt(last: number) {
  let portions = 0;
  return importing(async (portion) => {
    if (++portions === last) throw new Error("killed");
    return portion();
  });
}
