import { hour, job } from '../core/jobDeclaration.ts';
import { anonymiseOldBookings } from './handlers/anonymiseOldBookings.ts';

export const bookingJobs = {
  // A day ends once in 24 hours; a failed attempt is repeated an hour later.
  anonymiseOldBookings: job(hour, anonymiseOldBookings),
};
