/**
 * What a company may have at a time: tasks that have not ended, prepared ones included, and uploaded files that no import has ended with,
 * with their bytes. Others share the workers and the disk.
 */
export const TASK_LIMITS = { open: 200, uploads: 20, uploadedBytes: 10_000_000_000 } as const;
