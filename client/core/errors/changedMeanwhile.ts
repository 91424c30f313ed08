import { ServerRefusal } from './serverRefusal.ts';

/** Whether the server refused a change because the booking is not as it was shown (docs/adr/0048-changing-bookings.md). */
export const isChangedMeanwhile = (error: Error): boolean =>
  error instanceof ServerRefusal && error.fields.some((field) => field.endsWith('expectedRevision'));
