import type { FileStorage } from "@remix-run/file-storage";
import type { Env } from "#server/env.ts";

/** Below the 10 s after which the dashboard gives up. */
const MOST_MILLISECONDS = 7000;

/** Where all files are stored: on disk below DATA_DIR, or in an S3-compatible store when S3_BUCKET is set. Keys never come from input. */
export async function openFileStore(env: Env): Promise<FileStorage> {
  if (!env.S3_BUCKET) {
    const { createFsFileStorage } = await import("@remix-run/file-storage/fs");
    return createFsFileStorage(`${env.DATA_DIR}/files`);
  }
  const { createS3FileStorage } = await import("@remix-run/file-storage-s3");
  return createS3FileStorage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION ?? "us-east-1",
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(MOST_MILLISECONDS) }),
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
  });
}
