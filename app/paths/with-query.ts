export type Query = Record<string, string | number | readonly string[] | undefined>;

/** An address with the parameters that are set; a list repeats its parameter. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== "") search.append(key, String(each));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
