/** The longest range of a report, in days, both ends included. */
export const MOST_REPORT_DAYS = 800;
/** The most rows of one page that come with their trend. */
export const MOST_TREND_ROWS = 100;
/** The most values in one trend: more could not be told apart in the width of a cell. */
const MOST_TREND_VALUES = 16;

/** How many days each value of a trend covers, and how many values there are. */
export function trendOf(days: number): { span: number; values: number } {
  const span = Math.ceil(days / MOST_TREND_VALUES);
  return { span, values: Math.ceil(days / span) };
}
