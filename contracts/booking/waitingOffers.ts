/** How long an offer of the waiting list holds its slot (decisions.md N25). */
export const offerMinutes = 30;
/** No slot is offered that begins earlier than this from now. */
const leadMinutes = 60;

/**
 * Minutes before the start of a slot from which on it is not offered any more: time to answer and to come; where the person has to book
 * earlier, until the end of the offer too.
 */
export const offerNoticeMinutes = (minAdvanceMinutes: number): number =>
  Math.max(leadMinutes, minAdvanceMinutes + offerMinutes);
