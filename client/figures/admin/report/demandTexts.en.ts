import type { TextShape } from '../../../core/texts/textShape.ts';
import type { demandTextsDe } from './demandTexts.de.ts';

export const demandTextsEn: TextShape<typeof demandTextsDe> = {
  demand: {
    name: 'Waiting list',
    title_one: '{{count}} of {{all}} entries on the waiting list stayed without a court',
    title_other: '{{count}} of {{all}} entries on the waiting list stayed without a court',
    none: 'Nobody was on the waiting list',
    definition: 'Entries of the waiting list for days of the period, by what became of them.',
    file: 'waiting-list',
    column: 'Outcome',
    entries: 'Entries',
    outcomes: {
      ...{ WAITING: 'Still waiting', BOOKED: 'Booked', LEFT: 'Withdrawn' },
      ...{ PASSED: 'Without a court', RELEASED: 'Account blocked' },
    },
  },
  refused: {
    name: 'Refused attempts to book',
    title_one: '{{count}} attempt to book was refused, for {{weekday}} {{hour}}:00',
    title_other: '{{count}} attempts to book were refused, most of them for {{weekday}} {{hour}}:00',
    none: 'No attempt to book was refused',
    definition:
      'Attempts of people to book for themselves, by the day and hour in which play was to begin. Counted by the hour and without names; what somebody tries several times within an hour counts once. Hardly anybody tries what the plan shows as taken: the waiting list shows that demand.',
    file: 'refused',
    columns: { weekday: 'Weekday', hour: 'Hour from', sport: 'Sport', reason: 'Reason', attempts: 'Attempts' },
    reasons: {
      ERR_BOOKING_CONFLICT: 'Court taken',
      ERR_BOOKING_LIMIT: 'Limit reached',
      ERR_BOOKING_TIME_INVALID: 'Time cannot be booked',
      ERR_BOOKING_LEAVES_GAP: 'A gap would stay',
    },
  },
};
