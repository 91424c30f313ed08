/** Years after the day of play during which a booking names its person (decisions.md, last lines). */
export const bookingRetentionYears = 3;
