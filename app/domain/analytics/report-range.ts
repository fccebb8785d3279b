/** The longest range of a report, in days, both ends included. */
export const MOST_REPORT_DAYS = 800;
