import { z } from "zod";
import { nameText } from "#app/contracts/text.ts";
import { SEGMENT_LIMITS } from "#app/domain/segments/segment.ts";

export const newSegmentSchema = z.object({ name: nameText(SEGMENT_LIMITS.name, "segment_error_name_missing") });
