import type { TextShape } from '../core/texts/textShape.ts';
import type { bookingTextsDe } from './texts.de.ts';

export const bookingTextsEn: TextShape<typeof bookingTextsDe> = {
  title: 'Book a court',
  sports: 'Sport',
  noCourts: 'The club has not set up any courts yet.',
  dates: {
    label: 'Day',
    previous: 'Previous day',
    next: 'Next day',
    today: 'Today',
    pick: 'Pick another day',
    free_one: '{{count}} free hour left',
    free_other: '{{count}} free hours left',
    none: 'nothing left',
  },
  views: { label: 'View', grid: 'Grid', list: 'List' },
  tools: { legend: 'Key', print: 'Print the day', board: 'Board in full screen', wholeDay: 'Whole day' },
  chips: {
    label: 'Next free time',
    chip: '{{time}} · {{court}} · {{price}}',
    none: 'Nothing is left on this day.',
    nextDay: 'Next day',
  },
  plan: {
    skip: 'Skip to the court plan',
    loading: 'The court plan is loading.',
    failed: 'The plan for {{date}} could not be loaded.',
    asOf: 'As of {{time}}',
  },
  why: {
    booked: 'Taken until {{end}}: {{what}}.',
    held: 'Taken until {{end}}.',
    blocked: 'Blocked until {{end}}: {{what}}.',
    over: 'That was until {{end}}: {{what}}.',
    past: 'This time is over.',
    tooShort: '{{minutes}} min free – too short. A booking takes at least 60 minutes.',
    tooSoon: 'Too late for this one: book at least {{minutes}} minutes ahead.',
    tooFar: 'Too early for this one: book at most {{days}} days ahead.',
    notAllowed: 'Booking is switched off for your account at present. Please ask the club.',
    range: 'Something in between is taken. Select up to it, or begin after it.',
  },
  say: {
    selected_one: '{{block}} selected, {{price}}, {{count}} booking',
    selected_other: '{{block}} selected, {{price}}, {{count}} bookings',
    removed: '{{block}} deselected',
    day: '{{date}} is shown',
  },
  block: '{{court}}, {{time}}',
  selection: {
    title: 'Your selection',
    bookings_one: '{{count}} booking',
    bookings_other: '{{count}} bookings',
    next: 'Continue',
    show: 'Show selection',
  },
};
