/** Years after the day of play during which a booking names its person (decisions.md §9). */
export const bookingRetentionYears = 3;

/** For how many years an invoice is kept, from the end of the year of its issue (§ 147 AO, decisions.md N36). */
export const invoiceRetentionYears = 8;
