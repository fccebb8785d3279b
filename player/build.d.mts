type Size = { bytes: number; gzip: number };
type Limits = {
  first: number;
  rest: number;
  hints: number;
  messages: number;
  search: number;
  copilot: number;
  placing: number;
  panel: number;
  editor: number;
};
export const LIMITS: Limits;
type Sizes = Record<keyof Limits, Size>;
export function keepLimits(sizes: Sizes, limits: Limits): void;
export function buildPlayer(folder: string, limits?: Limits): Promise<Sizes & { loader: Size }>;
