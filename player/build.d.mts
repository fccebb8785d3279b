type Size = { bytes: number; gzip: number };
export const LIMITS: { first: number; rest: number };
export function buildPlayer(folder: string, limits?: { first: number; rest: number }): Promise<{ first: Size; rest: Size }>;
