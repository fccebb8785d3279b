import type { Application } from "./application.ts";
import { decap } from "./decap.ts";
import { jsonEditor } from "./json-editor.ts";
import { nodeRed } from "./node-red.ts";
import { rapidoc } from "./rapidoc.ts";
import { scalar } from "./scalar.ts";
import { vendure } from "./vendure.ts";

export const APPLICATIONS: Application[] = [decap, vendure, scalar, jsonEditor, nodeRed, rapidoc];
