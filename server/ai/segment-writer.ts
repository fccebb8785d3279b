import type { AiStatus } from "#app/contracts/copilot.ts";
import type { SegmentFilter } from "#app/contracts/segment-filter.ts";
import type { DataType } from "#app/domain/users/attribute.ts";

/** What a description may name. */
export type Vocabulary = {
  attributes: { key: string; name: string; type: DataType }[];
  guides: { id: number; title: string }[];
};

export type WrittenSegment = { status: AiStatus; userSegment: SegmentFilter | null; message: string; byRules: boolean };

/**
 * The port for filters from a sentence (design section 4: AI calls). It is given the sentence and names of attributes and guides, and
 * nothing about people.
 */
export type SegmentWriter = (description: string, vocabulary: Vocabulary) => Promise<WrittenSegment>;
