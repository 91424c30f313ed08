import type { PlantedBug } from './plantedBug.ts';

const booking = (name: string): string => `command-service/booking/${name}`;

/** Wrong rules: who may book what, when and for how much. */
export const bugsInRules: readonly PlantedBug[] = [
  {
    bug: 'Anybody cancels anybody’s booking',
    edits: [
      {
        file: booking('cancellationPolicies.ts'),
        find: "isOwn(cancellation) || isByAdmin(cancellation) ? null : reject('ERR_NOT_AUTHORIZED')",
        replace: "isOwn(cancellation) || !isByAdmin(cancellation) ? null : reject('ERR_NOT_AUTHORIZED')",
      },
    ],
    project: 'unit',
    caughtBy: [booking('cancelBooking.unit.spec.ts')],
  },
  {
    bug: 'A booking is cancelled after its deadline',
    edits: [
      {
        file: booking('cancellationPolicies.ts'),
        find: 'isByAdmin(cancellation) || isInTime(cancellation) ? null',
        replace: 'isByAdmin(cancellation) || isInTime(cancellation) || true ? null',
      },
    ],
    project: 'unit',
    caughtBy: [booking('cancelBooking.unit.spec.ts')],
  },
  {
    bug: 'The browser says what a booking costs',
    edits: [
      {
        file: booking('bookCourts.ts'),
        find: '  price,\n  listPrice,',
        replace: '  price: wanted.price,\n  listPrice,',
      },
      { file: booking('paymentPolicies.ts'), find: 'wanted.price !== price', replace: 'price < 0 || wanted.price < 0' },
    ],
    project: 'unit',
    caughtBy: [booking('prices.unit.spec.ts')],
  },
  {
    bug: 'Money has fractions of a cent',
    edits: [
      {
        file: 'contracts/core/money.ts',
        find: 'cents(Math.floor((2 * amount * numerator + denominator) / (2 * denominator)))',
        replace: '((amount * numerator) / denominator) as Cents',
      },
    ],
    project: 'unit',
    caughtBy: ['contracts/core/money.unit.spec.ts', booking('prices.unit.spec.ts')],
  },
  {
    bug: 'The club’s clocks show UTC',
    edits: [{ file: 'contracts/core/clubTime.ts', find: "'Europe/Berlin'", replace: "'UTC'" }],
    project: 'unit',
    caughtBy: ['contracts/core/clubTime.unit.spec.ts', booking('cancelBooking.unit.spec.ts')],
  },
  {
    bug: 'The deadline is a day on the calendar, not 24 hours',
    edits: [
      {
        file: 'contracts/core/clubTime.ts',
        find: 'instantOf(start.date, start.start).subtract({ minutes: Math.round(cancellationHours * 60) })',
        replace:
          'instantOf(start.date, start.start).toZonedDateTimeISO(clubZone).subtract({ days: cancellationHours / 24 }).toInstant()',
      },
    ],
    project: 'unit',
    caughtBy: ['contracts/core/clubTime.unit.spec.ts', booking('cancelBooking.unit.spec.ts')],
  },
  {
    bug: 'Midnight at the end of a day is its beginning',
    edits: [
      {
        file: 'contracts/core/wallClock.ts',
        find: 'Number(time.slice(0, 2)) * 60 + Number(time.slice(3))',
        replace: '(Number(time.slice(0, 2)) % 24) * 60 + Number(time.slice(3))',
      },
    ],
    project: 'unit',
    caughtBy: ['contracts/core/wallClock.unit.spec.ts', booking('openingHours.unit.spec.ts')],
  },
  {
    bug: 'Two bookings share half an hour',
    edits: [
      {
        file: booking('courtOccupancy.ts'),
        find: 'one.startMinute < other.endMinute && other.startMinute < one.endMinute',
        replace: 'one.startMinute + 30 < other.endMinute && other.startMinute < one.endMinute',
      },
    ],
    project: 'unit',
    caughtBy: [booking('conflicts.unit.spec.ts'), booking('ledgerProperties.unit.spec.ts')],
  },
  {
    bug: 'One order takes the same court twice',
    edits: [
      {
        file: booking('courtPolicies.ts'),
        find: 'isSameCourtDay(earlier, block) && overlaps(earlier, block)',
        replace: 'isSameCourtDay(earlier, block) && earlier.index > block.index',
      },
    ],
    project: 'unit',
    caughtBy: [booking('conflicts.unit.spec.ts'), booking('ledgerProperties.unit.spec.ts')],
  },
  {
    bug: 'A cancelled booking keeps its court',
    edits: [
      {
        file: booking('ledgerState.ts'),
        find: 'changed(state, given, (bookings) => withoutBooking(bookings, booking))',
        replace: 'changed(state, given, (bookings) => bookings)',
      },
    ],
    project: 'unit',
    caughtBy: [booking('cancelBooking.unit.spec.ts'), booking('ledgerProperties.unit.spec.ts')],
  },
  {
    bug: 'Cancelled bookings name their people for ever',
    edits: [
      {
        file: booking('ledgerState.ts'),
        find: '(date < before ? bookings : [])',
        replace: '(date < before ? [] : [])',
      },
    ],
    project: 'unit',
    caughtBy: [booking('anonymiseBookings.unit.spec.ts')],
  },
  {
    bug: 'A day that is closed takes bookings',
    edits: [{ file: booking('courtPolicies.ts'), find: 'wanted.date < openFrom', replace: 'wanted.date > openFrom' }],
    project: 'unit',
    caughtBy: [booking('anonymiseBookings.unit.spec.ts')],
  },
  {
    bug: 'A quota forgets what the same order has already',
    edits: [{ file: booking('quotaPolicies.ts'), find: ' + index + 1 >', replace: ' + 1 >' }],
    project: 'unit',
    caughtBy: [booking('quotas.unit.spec.ts')],
  },
];
