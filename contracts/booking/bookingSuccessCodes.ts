import { entitySuccessCodes } from '../core/index.ts';

/** What a mutation answers where it succeeded, by the pattern of decisions.md C2. */
export const bookingSuccessCodes = [
  ...entitySuccessCodes('BOOKING'),
  'SUC_BOOKING_CANCELED',
  'SUC_WAITING_LIST_UPDATED',
] as const;
