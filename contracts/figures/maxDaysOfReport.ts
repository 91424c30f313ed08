/** Of a report, in days: three seasons side by side. */
export const maxDaysOfReport = 1_100;
