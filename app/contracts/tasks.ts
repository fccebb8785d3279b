import { z } from "zod";
import { isTaskId, TASK_STATUSES } from "#app/domain/tasks/task.ts";
import { calls } from "./call.ts";
import { stamp, text } from "./text.ts";

const jobs = "/v3/companies/:company/jobs";
const tasks = "/background-tasks/api/v1/companies/:company/tasks";

const progress = {
  status: z.enum(TASK_STATUSES),
  /** What it is doing, as a key of the texts; null before it begins. */
  stage: z.string().nullable(),
  done: z.number().int(),
  /** How much there is to do; null while nobody knows. */
  total: z.number().int().nullable(),
};
const file = z.object({
  id: z.string(),
  kind: z.enum(["result", "refused"]),
  /** What it is asked for by: `fileType` of a download. */
  fileType: z.string(),
  name: z.string(),
  byteSize: z.number().int(),
  expiresAt: stamp,
});
/** Specification 2, section 3: Background task. Its id is text. */
const job = z.object({
  id: z.string(),
  type: z.string(),
  propertyId: z.number().int().nullable(),
  ...progress,
  /** Somebody asked to cancel it, and it has not come to a place to stop yet. */
  isStopping: z.boolean(),
  /** Why it failed, as a key of the texts, with the values in that text. */
  error: z.string().nullable(),
  /** What came of it: a few figures by name. */
  result: z.record(z.string(), z.unknown()),
  files: z.array(file),
  /** The name of the uploaded file that it works on; null without one, or once the file is gone. */
  fileName: z.string().nullable(),
  /** Whom it is about, by the id that they are known by, or what the people in it were searched by; null without either, or once they are gone. */
  subject: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: stamp,
  startedAt: stamp.nullable(),
  finishedAt: stamp.nullable(),
});
export type WireJob = z.output<typeof job>;

const task = z.object({ id: z.string(), type: z.string(), payload: z.record(z.string(), z.unknown()), status: z.enum(TASK_STATUSES) });

export const taskCalls = calls({
  listJobs: {
    method: "GET",
    path: jobs,
    summary: "Background tasks of a company, newest first; for callers with property roles those of their properties",
    access: { view: "processes" },
    query: z.object({
      type: text(60).optional(),
      status: z.enum(TASK_STATUSES).optional(),
      /** Only these, if they are there: at most a hundred ids, with commas between. */
      ids: z
        .string()
        .max(2000)
        .transform((text) => text.split(","))
        .refine((ids) => ids.length <= 100 && ids.every(isTaskId), "text_error_invalid")
        .optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ data: z.array(job), pagination: z.object({ page: z.number(), limit: z.number(), total: z.number() }) }),
  },
  getJob: { method: "GET", path: `${jobs}/:job`, summary: "One background task", access: { view: "processes" }, answer: job },
  cancelJob: {
    method: "DELETE",
    path: `${jobs}/:job`,
    summary: "Cancel a task: at once while it waits, at its next place to stop while it runs; 409 once it has ended",
    access: { edit: "processes" },
    answer: job,
  },
  downloadJob: {
    method: "POST",
    path: `${jobs}/:job/download`,
    summary: "A file of a task. fileType is csv or zip, and `refused` for the list of rows that an import did not take",
    access: { view: "processes" },
    body: z.object({ fileType: text(20), jobType: text(60) }),
    keyless: true,
    file: true,
    answer: z.string(),
  },
  createTask: {
    method: "POST",
    path: tasks,
    summary: "Start a task of a type that may be started so",
    access: { edit: "processes" },
    body: z.object({ type: text(60), payload: z.record(z.string().max(60), z.unknown()).default({}) }),
    answer: task,
    status: 201,
  },
  getTask: { method: "GET", path: `${tasks}/:job`, summary: "One task", access: { view: "processes" }, answer: task },
  getTaskStatus: {
    method: "GET",
    path: `${tasks}/:job/status`,
    summary: "How far a task is",
    access: { view: "processes" },
    answer: z.object(progress),
  },
});
