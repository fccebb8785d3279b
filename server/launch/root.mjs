import path from "node:path";

/** The folder of the program, wherever the command was called from. */
export const root = path.resolve(import.meta.dirname, "../..");

/** An absolute path inside the program's folder. */
export const within = (...parts) => path.join(root, ...parts);
