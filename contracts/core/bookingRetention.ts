/** So many years after it was played, a booking no longer tells whose it was (decisions.md, last lines). */
export const bookingRetentionYears = 3;
