const FRAMED =
  /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/|fast\.wistia\.(net|com)\/embed\/|web\.microsoftstream\.com\/embed\/)/;
const FILE = /\.(mp4|webm|ogv|m4v)([?#]|$)/i;

/** How people get a video: as a file that plays by itself, in a frame of its provider, or by a link alone. `address` as `videoEmbed` gives it. */
export function videoKind(address: string): "file" | "frame" | "link" {
  if (FILE.test(address)) return "file";
  return FRAMED.test(address) ? "frame" : "link";
}
