import { Temporal } from 'temporal-polyfill';

/** The club's calendar day that many days from now, `YYYY-MM-DD`. */
export const dayFromToday = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString();
