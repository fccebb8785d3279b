import { expect, it } from "vitest";
import { isEmbeddable, videoEmbed } from "./video-embed.ts";

const stream = "https://web.microsoftstream.com";
const id = "0f3c2a51-8d1e-4b57-9c55-1a2b3c4d5e6f";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s&list=x&controls=0", "https://www.youtube.com/embed/dQw4w9WgXcQ?controls=0&start=65"],
  ["https://youtu.be/dQw4w9WgXcQ?t=42", "https://www.youtube.com/embed/dQw4w9WgXcQ?start=42"],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0", "https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube.com/embed/dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
  ["https://vimeo.com/76979871/abcdef12", "https://player.vimeo.com/video/76979871?h=abcdef12"],
  ["https://acme.wistia.com/medias/j38ihh83m5", "https://fast.wistia.net/embed/iframe/j38ihh83m5"],
  ["https://soapbox.wistia.com/videos/x?wvideo=j38ihh83m5", "https://fast.wistia.net/embed/iframe/j38ihh83m5"],
  [`${stream}/video/${id}`, `${stream}/embed/video/${id}`],
])("shows %s at %s", (address, embed) => {
  expect(videoEmbed(address)).toBe(embed);
  expect(videoEmbed(embed)).toBe(embed);
  expect(isEmbeddable(address)).toBe(true);
});

it.each([
  "https://soapbox.wistia.com/videos/j38ihh83m5",
  "https://www.youtube.com/feed",
  "https://www.youtube.com/watch?v=<x>",
  "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
  "https://example.com/video.mp4",
  "javascript:alert(1)",
  "not an address",
  "",
])("leaves %j as it is", (address) => {
  expect(videoEmbed(address)).toBe(address);
});

it.each([
  ["https://example.com/video.mp4", true],
  ["https://example.com/video", false],
  ["https://soapbox.wistia.com/videos/j38ihh83m5", false],
  ["http://player.vimeo.com.evil.test/video/1", false],
  ["", false],
])("%s is embeddable: %j", (address, embeddable) => {
  expect(isEmbeddable(address)).toBe(embeddable);
});
