import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * The file system of the embedded engine with real fsync. As shipped, the engine's calls to fsync and fdatasync report
 * success and do nothing, and its rename removes the target first: a power cut would lose every acknowledged write.
 */
export class DurableFiles extends NodeFS {
  async init(pg, options) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun.push((module) => {
      const files = module.NODEFS ?? module.FS.filesystems?.NODEFS;
      if (!files?.stream_ops || !files.node_ops) throw new Error("This version of the embedded database cannot be made durable.");
      files.stream_ops.fsync = (stream) => {
        syncDescriptor(stream.nfd);
        return 0;
      };
      files.node_ops.rename = (node, newParent, newName) => {
        const target = `${files.realPath(newParent)}/${newName}`;
        try {
          fs.renameSync(files.realPath(node), target);
        } catch (error) {
          throw error.code ? new module.FS.ErrnoError(files.convertNodeCode(error)) : error;
        }
        node.name = newName;
      };
    });
    return result;
  }
}

function syncDescriptor(descriptor) {
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    // Windows refuses fsync on directory handles; the files themselves are still synced.
    if (error.code !== "EPERM" || process.platform !== "win32") throw error;
  }
}

/** Makes a whole folder durable: every file, then every folder, from the leaves up. */
export function syncTree(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncTree(at);
    else if (entry.isFile()) syncPath(at);
  }
  syncPath(folder);
}

export function syncPath(at) {
  if (process.platform === "win32" && fs.statSync(at).isDirectory()) return;
  const descriptor = fs.openSync(at, "r");
  try {
    syncDescriptor(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
