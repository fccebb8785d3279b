/** What uses something, in our words. */
export function toUsage<U extends { tutorials: unknown; launchers: unknown }>({ tutorials, launchers, ...rest }: U) {
  return { guides: tutorials as U["tutorials"], chapters: launchers as U["launchers"], ...rest };
}
