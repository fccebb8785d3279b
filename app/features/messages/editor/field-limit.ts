/** The most characters of a text without a warning or an error, by the name of its field in the form. */
export function fieldLimit(field: string, limits: Record<string, { most: number }>): number | undefined {
  return limits[field === "headline" || field === "question" ? "title" : field]?.most;
}
