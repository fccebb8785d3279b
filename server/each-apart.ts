/**
 * Works on items one after the other; one that fails ends none of the others.
 * @throws AggregateError once all have been tried, if any failed
 */
export async function eachApart<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
