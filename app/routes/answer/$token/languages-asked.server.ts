const MOST = 10;

/** The languages that somebody wants to read in, the best one first: the one of the address, then those of their browser. */
export function languagesAsked(request: Request): string[] {
  const chosen = new URL(request.url).searchParams.get("lang");
  const header = (request.headers.get("accept-language") ?? "").slice(0, 500);
  const accepted = header
    .split(",")
    .map((part) => {
      const [key = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return { key: key.trim(), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ key }) => key);
  const isKey = (key: string | null): key is string => key !== null && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(key) && key.length <= 35;
  return [chosen, ...accepted].filter(isKey).slice(0, MOST);
}
