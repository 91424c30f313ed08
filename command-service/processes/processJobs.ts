import { hour, job, minute, second } from '../core/jobDeclaration.ts';
import { finishClearances } from './clearCourts.ts';
import { endRetention } from './endRetention.ts';
import { eraseUnconfirmed } from './eraseUnconfirmed.ts';
import { finishErasures } from './finishErasures.ts';
import { keepLogHead } from './keepLogHead.ts';
import { proveLogNightly } from './proveLog.ts';
import { finishSeasonBookings } from './season/bookSeason.ts';
import { remindSeasonHolders } from './season/askSeasonHolders.ts';
import { recordDeliveries } from './recordDeliveries.ts';
import { recordRefusals } from './recordRefusals.ts';

/** Jobs that affect several features. */
export const processJobs = {
  finishClearances: job(minute, finishClearances),
  finishErasures: job(minute, finishErasures),
  eraseUnconfirmed: job(hour, eraseUnconfirmed),
  keepLogHead: job(hour, keepLogHead),
  // An ADMIN may wait for it; without a request, and by day, there is nothing to do.
  proveLog: job(second, proveLogNightly),
  // An ADMIN waits to see that the invoice has left; with all of them delivered there is nothing to do.
  recordDeliveries: job(2 * second, recordDeliveries),
  // An ADMIN watches how the season is booked.
  finishSeasonBookings: job(2 * second, finishSeasonBookings),
  remindSeasonHolders: job(hour, remindSeasonHolders),
  recordRefusals: job(hour, recordRefusals),
  endRetention: job(hour, endRetention),
};
