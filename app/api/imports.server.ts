import type { ImportLanguage, Mapping } from "#app/contracts/imports.ts";
import { importCalls as calls } from "#app/contracts/imports.ts";
import { sendFile } from "./files.server.ts";
import { type CompanyReader, send } from "./send.server.ts";

/** Uploads a CSV file of users and prepares its import. */
export function uploadUsers(reader: CompanyReader, file: File) {
  const form = new FormData();
  form.append("file", file);
  return sendFile(reader, calls.uploadUsers, { params: { company: reader.companyId }, form });
}

export const getImport = (reader: CompanyReader, job: string) =>
  send(reader, calls.getImport, { params: { company: reader.companyId, job } });

export const startImport = (reader: CompanyReader, job: string, mapping: Mapping, language: ImportLanguage) =>
  send(reader, calls.startImport, { params: { company: reader.companyId, job }, body: { mapping, language } });
