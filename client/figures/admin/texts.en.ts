import { demandTextsEn } from './report/demandTexts.en.ts';
import { moneyTextsEn } from './report/moneyTexts.en.ts';
import type { TextShape } from '../../core/texts/textShape.ts';
import type { figuresAdminTextsDe } from './texts.de.ts';

export const figuresAdminTextsEn: TextShape<typeof figuresAdminTextsDe> = {
  title: 'Key figures {{year}}',
  live: 'The numbers change as soon as something happens.',
  definition: 'What counts: {{name}}',
  totals: {
    users: 'Active accounts',
    bookings: 'Bookings',
    events: 'Events',
    vouchers: 'Hour cards',
    teams: 'Teams',
  },
  definitions: {
    users: 'All accounts that are verified and not blocked.',
    bookings:
      'All bookings with a day of play in this calendar year that are not cancelled, including training, seasons, events and blocks of the club. Each date of a series counts by itself.',
    events: 'All events that take place in this calendar year and are not called off.',
    vouchers: 'All hour cards ordered in this calendar year.',
    teams: 'All teams on the website.',
    cards: 'Prices of the hour cards ordered in this calendar year, gross, by their payment state.',
    byCategory: 'The bookings of this calendar year that are not cancelled, by kind.',
    singles:
      'Prices of the single bookings of members and guests with a day of play in this calendar year, gross, with the guest fee. Of cancelled ones only what has to be paid anyway.',
  },
  byCategory: 'Bookings by kind',
  cards: 'Hour cards in euros',
  cardStates: { UNPAID: 'Open', INVOICED: 'Invoiced', PAID: 'Paid' },
  singles: 'Single bookings in euros',
  toReport: 'Open the report',
  states: { BOOKED: 'Booked', CANCELED: 'Cancelled, still due', INVOICED: 'Invoiced', PAID: 'Paid' },
  report: {
    menu: 'Report',
    title: 'Report',
    choose: 'Period and comparison',
    period: 'Period',
    kinds: { month: 'Month', quarter: 'Quarter', season: 'Season', year: 'Year', free: 'Any days' },
    from: 'From',
    to: 'To',
    compare: 'Compare with',
    comparisons: { none: 'Nothing', previous: 'Period before', year: 'Year before' },
    earlier: 'Earlier period',
    later: 'Later period',
    tooLong: 'The period is too long',
    tooLongText: 'A report covers at most three years. Choose a shorter period.',
    unknownPosition: 'This state does not exist',
    unknownPositionText:
      'There are no figures for the position of the log that the address names. Check the address, or see the newest state.',
    newest: 'Show the newest state',
    empty: 'Nothing to report yet',
    emptyText: 'As soon as there is a first booking, its numbers are here.',
    state_one:
      'As of the last change of a booking considered, {{at}}, log position {{position}}. {{count}} booking of people.',
    state_other:
      'As of the last change of a booking considered, {{at}}, log position {{position}}. {{count}} bookings of people.',
    permanent: 'Link to exactly these numbers',
    busy: 'Are the courts busy?',
    usedWell: 'Are they used well?',
    earning: 'Do they earn well?',
    asTable: 'As a table',
    csv: 'Save as CSV',
    csvOf: 'Save as CSV: {{name}}',
    now: 'Period',
    before: '(compared: {{value}})',
    beforeColumn: 'Compared',
    bookings: 'Bookings',
    hour: 'Hour',
    weekdays: {
      ...{ 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday' },
      ...{ 5: 'Friday', 6: 'Saturday', 7: 'Sunday' },
    },
    weekdaysShort: { 1: 'Mo', 2: 'Tu', 3: 'We', 4: 'Th', 5: 'Fr', 6: 'Sa', 7: 'Su' },
    occupancy: {
      name: 'Occupancy {{sport}}',
      title: '{{sport}}: {{share}}% booked, busiest on {{weekday}} from {{hour}}:00 with {{most}}%',
      none: '{{sport}}: nothing booked',
      table: '{{sport}}: occupancy in percent by weekday and hour',
      definition:
        'Booked minutes divided by bookable minutes of all courts, over all days of the period, those to come included. Bookable are the opening hours that held on each day, without blocks of the club. Events count as booked.',
      file: 'occupancy',
      columns: {
        ...{ weekday: 'Weekday', hour: 'Hour from', bookable: 'Bookable minutes', booked: 'Booked minutes' },
        share: 'Percent',
      },
    },
    used: {
      name: 'Used hours by kind',
      title: '{{percent}}% of the hours are “{{name}}”',
      none: 'No used hours',
      definition: 'Hours of all bookings that are not cancelled, by kind, without blocks.',
      file: 'hours',
      columns: { category: 'Kind', bookings: 'Bookings', hours: 'Hours' },
    },
    lead: {
      name: 'Lead time of bookings',
      title: '{{percent}}% of single bookings are made on the day of play itself',
      none: 'No single bookings',
      definition:
        'Time between booking and start of single bookings of members and guests that are not cancelled. Entries made afterwards do not count.',
      file: 'lead-time',
      column: 'Lead time',
      bands: {
        ...{ HOURS_2: 'Under 2 h', SAME_DAY: 'Same day', DAYS_2: '1–2 days', DAYS_7: '3–7 days' },
        LATER: '8 days on',
      },
    },
    cancelled: {
      name: 'Cancellations',
      title: '{{percent}}% of bookings were cancelled; {{again}}% of their time was booked again',
      none: 'No cancellations',
      definition:
        'Cancelled bookings of people by the time between cancellation and start. Booked again means: at the same time on the same court there is a booking that was made after the cancellation.',
      file: 'cancellations',
      columns: {
        ...{ band: 'Before the start', bookings: 'Cancelled', displaced: 'Displaced by the club' },
        bookedAgain: 'Booked again',
      },
      bands: {
        ...{ AFTER_START: 'After the start', HOURS_24: 'Under 24 h', DAYS_3: '1–3 days', DAYS_7: '3–7 days' },
        LATER: '7 days on',
      },
    },
    ...demandTextsEn,
    owed: {
      ...{ question: 'What is still owed today?', name: 'Money owed', file: 'money-owed' },
      title: 'The club is still owed {{total}}, of which {{overdue}} are overdue',
      definition:
        'As of now, whatever the period above. Not billed is what was played or ordered until today and is on no invoice. An invoice is overdue after its last due day. Refunds and unused hours are owed by the club; an hour counts with its share of the price of its card, also where the card is not paid yet.',
      columns: { kind: 'What', count: 'Number', amount: 'Amount' },
      kinds: {
        ...{ NOT_BILLED: 'Not billed', NOT_DUE: 'Not due', DAYS_30: 'Up to 30 days' },
        ...{ DAYS_60: '31–60 days', OLDER: 'Over 60 days', REFUND_DUE: 'Refunds' },
        CARD_HOURS: 'Card hours',
      },
    },
    ...moneyTextsEn,
  },
  whatIf: {
    menu: 'What if',
    title: 'What if',
    intro:
      'Past bookings under other prices, deadlines or limits: what it would have earned and whom it would have hit. Nothing is saved and nothing is changed.',
    which: 'Which bookings',
    periods: {
      ...{ lastYear: 'Last year', thisYear: 'This year' },
      ...{ lastSeason: 'Last season', thisSeason: 'This season' },
    },
    prices: 'Other prices per hour',
    sport: 'Sport',
    from: 'From {{time}}',
    rates: {
      ...{ member: 'Member €', guest: 'Guest €', trainer: 'Training €' },
      ...{ weekendMember: 'Member, weekend €', weekendGuest: 'Guest, weekend €' },
      weekendTrainer: 'Training, weekend €',
    },
    rules: 'Other rules',
    deadline: 'Cancelling until before the start',
    hours: 'Hours before',
    today: 'Today: {{value}}. Empty: as it was.',
    limitsOf: { MEMBER: 'Limits for members', GUEST: 'Limits for guests', TRAINER: 'Limits for trainers' },
    quotas: {
      ...{ maxOpenBookings: 'Open bookings', maxMinutesPerDay: 'Minutes per day' },
      maxParallel: 'Courts at the same time',
    },
    wrong: 'Please enter a valid number.',
    ask: 'Calculate',
    answer_one: '{{after}} instead of {{before}}, and {{count}} booking would have been refused',
    answer_other: '{{after}} instead of {{before}}, and {{count}} bookings would have been refused',
    counted_one: 'Counted with {{count}} booking of this period.',
    counted_other: 'Counted with {{count}} bookings of this period.',
    difference: 'Difference',
    reasons: {
      ...{ OPEN_BOOKINGS: 'Refused: too many open bookings', MINUTES_PER_DAY: 'Refused: too many minutes per day' },
      PARALLEL: 'Refused: too many courts at the same time',
      TAKEN: 'Refused: the court would not have become free',
    },
    ...{ hit: 'People hit', erased: 'Erased account', file: 'what-if.csv' },
    columns: {
      ...{ person: 'Person', refused: 'Refused bookings', tooLate: 'Late cancellations' },
      ...{ before: 'Was to be paid', after: 'Would be to be paid' },
    },
  },
};
