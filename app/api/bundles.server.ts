import { bundleCalls as calls } from "#app/contracts/bundles.ts";
import type { Body, Query } from "#app/contracts/call.ts";
import { sendFile } from "./files.server.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** Exports the content of a property, or some of it, as a task. */
export const exportContent = (reader: PropertyReader, asked: Body<typeof calls.exportBundle>) =>
  send(reader, calls.exportBundle, { params: { property: reader.propertyId }, body: asked });

/** Exports one guide in some languages, as a task. */
export const exportGuide = (reader: PropertyReader, guide: string, languageCodes: string[]) =>
  send(reader, calls.exportGuide, { params: { property: reader.propertyId, guide }, body: { languageCodes } });

/** Uploads a bundle and prepares its import. */
export function uploadBundle(reader: PropertyReader, file: File) {
  const form = new FormData();
  form.append("file", file);
  return sendFile(reader, calls.uploadBundle, { params: { property: reader.propertyId }, form });
}

/** What a prepared import would do now. */
export const bundlePlan = (reader: PropertyReader, job: string, query: Query<typeof calls.getBundlePlan>) =>
  send(reader, calls.getBundlePlan, { params: { property: reader.propertyId, job }, query });

export const startBundle = (reader: PropertyReader, job: string, options: { publish: boolean; atOnce: boolean }) =>
  send(reader, calls.startBundle, { params: { property: reader.propertyId, job }, body: options });

/** What an import left out or refused. */
export const bundleReport = (reader: PropertyReader, job: string, query: Query<typeof calls.getBundleReport>) =>
  send(reader, calls.getBundleReport, { params: { property: reader.propertyId, job }, query });
