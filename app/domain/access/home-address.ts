/** What decides where a property's home leads (specification 1, section 2: Property home). */
export type HomeFacts = { heart: boolean; nps: boolean; privacyLevel: number };

/** The four rules; the answer is relative to /app/{property}. Privacy level 1 is "advanced". */
export function homeAddress({
  heart,
  nps,
  privacyLevel,
}: HomeFacts): "analytics/overview" | "analytics/content/overview" | "analytics/content" {
  const advanced = privacyLevel >= 1;
  if (heart && nps) return advanced ? "analytics/overview" : "analytics/content/overview";
  return advanced ? "analytics/content" : "analytics/content/overview";
}
