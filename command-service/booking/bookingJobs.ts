import { hour, job, second } from '../core/jobDeclaration.ts';
import { anonymiseOldBookings } from './handlers/anonymiseOldBookings.ts';
import { advanceWaitingList } from './handlers/waitingList.ts';
import { advancePayments } from './payment/advancePayments.ts';

export const bookingJobs = {
  // A day ends once in 24 hours; a failed attempt is repeated an hour later.
  anonymiseOldBookings: job(hour, anonymiseOldBookings),
  // A court that becomes free is offered at once; with an empty list there is nothing to do.
  advanceWaitingList: job(second, advanceWaitingList),
  // Somebody waits for the provider's page, or for the result; without a payment there is nothing to do.
  advancePayments: job(second, advancePayments),
};
