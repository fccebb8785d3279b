type Size = { bytes: number; gzip: number };
type Limits = {
  first: number;
  rest: number;
  hints: number;
  messages: number;
  search: number;
  copilot: number;
  placing: number;
  editor: number;
};
export const LIMITS: Limits;
export function buildPlayer(
  folder: string,
  limits?: Limits,
): Promise<{
  loader: Size;
  first: Size;
  rest: Size;
  hints: Size;
  messages: Size;
  search: Size;
  copilot: Size;
  placing: Size;
  editor: Size;
}>;
