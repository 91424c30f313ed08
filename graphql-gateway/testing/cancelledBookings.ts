import { type BookingRow, categoryOfRole } from '@platzwart/contracts/booking';
import { type TestCaller, personOf } from './callers.ts';
import { booking } from './exampleRows.ts';
import { testTime } from './instance.ts';

const cancelledOf = (caller: TestCaller): BookingRow => {
  const { personId, role } = personOf[caller];
  const cancelledAt = new Date(testTime).toISOString();
  const ended = { occupancy: 'CANCELED', paymentState: 'NONE', cancelledAt } as const;
  return booking({ personId, category: categoryOfRole(role), court: 3, ...ended });
};

/** What each caller has cancelled just now. */
export const cancelledBookings: Readonly<Record<TestCaller, BookingRow>> = {
  anonymous: cancelledOf('anonymous'),
  stale: cancelledOf('stale'),
  deactivated: cancelledOf('deactivated'),
  GUEST: cancelledOf('GUEST'),
  MEMBER: cancelledOf('MEMBER'),
  TRAINER: cancelledOf('TRAINER'),
  ADMIN: cancelledOf('ADMIN'),
};
