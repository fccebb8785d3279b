import { videoKind } from "./video-kind.ts";

type Converter = { hosts: RegExp; embed(url: URL): string | null };

const KEPT_BY_YOUTUBE = ["autoplay", "controls", "start"];

/** One row per provider; the first whose host matches decides (specification 1, section 5: video links). */
const CONVERTERS: Converter[] = [
  { hosts: /^(www\.|m\.)?youtube(-nocookie)?\.com$|^youtu\.be$/, embed: youtube },
  { hosts: /^(www\.)?vimeo\.com$|^player\.vimeo\.com$/, embed: vimeo },
  { hosts: /(^|\.)wistia\.(com|net)$|(^|\.)wi\.st$/, embed: wistia },
  { hosts: /^(web\.)?microsoftstream\.com$/, embed: microsoftStream },
];

/**
 * The address that shows a video in a frame: YouTube, Vimeo, Wistia (Soapbox too) and Microsoft Stream. Any other address, or one without a
 * video, is returned unchanged.
 */
export function videoEmbed(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return address;
  return CONVERTERS.find(({ hosts }) => hosts.test(url.hostname))?.embed(url) ?? address;
}

/** Whether the video of an address shows inside of a step. Any other is "not embeddable": people get a link to it. */
export function isEmbeddable(address: string): boolean {
  return videoKind(videoEmbed(address)) !== "link";
}

function youtube(url: URL): string | null {
  const [first = "", second = ""] = partsOf(url);
  const isNamed = ["embed", "shorts", "live", "v"].includes(first);
  const id = url.hostname === "youtu.be" ? first : isNamed ? second : first === "watch" ? (url.searchParams.get("v") ?? "") : "";
  if (!/^[\w-]{6,20}$/.test(id)) return null;
  const kept = new URLSearchParams();
  for (const name of KEPT_BY_YOUTUBE) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const start = secondsOf(url.searchParams.get("t") ?? "");
  if (start !== null) kept.set("start", String(start));
  return withQuery(`https://www.youtube.com/embed/${id}`, kept);
}

function vimeo(url: URL): string | null {
  const parts = partsOf(url);
  const at = parts.findIndex((part) => /^\d{4,12}$/.test(part));
  if (at < 0) return null;
  const secret = url.searchParams.get("h") ?? (/^[0-9a-f]{6,16}$/.test(parts[at + 1] ?? "") ? (parts[at + 1] ?? "") : "");
  return withQuery(`https://player.vimeo.com/video/${parts[at]}`, new URLSearchParams(secret ? { h: secret } : {}));
}

function wistia(url: URL): string | null {
  const parts = partsOf(url);
  const wanted = url.searchParams.get("wvideo");
  const isSoapbox = parts[0] === "soapbox" || url.hostname.startsWith("soapbox.");
  const id = isSoapbox ? wanted : (parts.at(-1) ?? null);
  return id && /^[a-z0-9]{6,20}$/i.test(id) ? `https://fast.wistia.net/embed/iframe/${id}` : null;
}

function microsoftStream(url: URL): string | null {
  const id = partsOf(url).at(-1) ?? "";
  return /^[0-9a-f-]{36}$/i.test(id) ? `https://web.microsoftstream.com/embed/video/${id}` : null;
}

function partsOf(url: URL): string[] {
  return url.pathname.split("/").filter(Boolean);
}

function withQuery(address: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${address}?${text}` : address;
}

/** "90", "90s" and "1h2m3s" as seconds. */
function secondsOf(time: string): number | null {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time);
  if (!parts || time === "") return null;
  const [, hours = "0", minutes = "0", seconds = "0"] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
