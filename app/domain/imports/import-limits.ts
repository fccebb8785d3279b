/**
 * Limits of files with people, in bytes, columns, characters and rows. By hand a file has at most `uploadBytes` (specification 2, section 9);
 * by call it may be as large as `callBytes`. A row longer than `rowCharacters` is refused, one longer than `recordBytes` ends the import, as
 * do so many broken quotes: each takes as long to find as a hundred good rows.
 */
export const IMPORT_LIMITS = {
  uploadBytes: 5_000_000,
  callBytes: 2_000_000_000,
  columns: 190,
  name: 200,
  fileName: 120,
  rowCharacters: 64_000,
  recordBytes: 8_000_000,
  brokenQuotes: 10_000,
  samples: 3,
  sample: 80,
} as const;

/** Only .csv, in any case (specification 2, section 5: Uploads). */
export const isCsvName = (name: string) => /\.csv$/i.test(name);
