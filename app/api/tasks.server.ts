import type { Query } from "#app/contracts/call.ts";
import { taskCalls as calls } from "#app/contracts/tasks.ts";
import type { TaskName } from "#app/domain/tasks/task.ts";
import { fetchFile } from "./files.server.ts";
import { type CompanyReader, send } from "./send.server.ts";

export const listTasks = (reader: CompanyReader, query: Query<typeof calls.listJobs>) =>
  send(reader, calls.listJobs, { params: { company: reader.companyId }, query });

export const getTask = (reader: CompanyReader, job: string) => send(reader, calls.getJob, { params: { company: reader.companyId, job } });

export const cancelTask = (reader: CompanyReader, job: string) =>
  send(reader, calls.cancelJob, { params: { company: reader.companyId, job } });

export const startTask = (reader: CompanyReader, type: TaskName, payload: Record<string, unknown>) =>
  send(reader, calls.createTask, { params: { company: reader.companyId }, body: { type, payload } });

/** A file of a task, as an answer to the browser. */
export const fetchTaskFile = (reader: CompanyReader, job: string, file: { fileType: string; jobType: string }) =>
  fetchFile(reader, calls.downloadJob, { params: { company: reader.companyId, job }, body: file });
