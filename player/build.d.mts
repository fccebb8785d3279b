export function buildPlayer(outfile: string): Promise<{ bytes: number; gzip: number }>;
