import type { TextShape } from '../core/textShape.ts';
import type { userTextsDe } from './texts.de.ts';

export const userTextsEn: TextShape<typeof userTextsDe> = {
  bookings: {
    title: 'My bookings',
    tabs: { label: 'Period', upcoming: 'Upcoming', past: 'Past' },
    next: 'Your next booking',
    nextDay: {
      today: 'Today',
      tomorrow: 'Tomorrow',
      inDays_one: 'In {{count}} day',
      inDays_other: 'In {{count}} days',
    },
    cancelled_one: '{{count}} cancelled booking',
    cancelled_other: '{{count}} cancelled bookings',
    more: 'Show more bookings',
    running: 'On court now',
    state: { BOOKED: 'Booked', CANCELED: 'Cancelled', INVOICED: 'Invoiced', PAID: 'Paid', ended: 'Ended' },
    free: 'free of charge',
    byInvoice: 'by invoice',
    remark: 'Remark: {{remark}}',
    cancelReason: 'Reason: {{reason}}',
    cancelUntil: 'Free cancellation until {{until}}',
    cancel: 'Cancel',
    cancelNamed: 'Cancel: {{booking}}',
    tooLate: 'You could cancel until {{until}}. If you cannot play, please contact the club.',
    toCalendar: 'Add to calendar',
    toCalendarNamed: 'Add to calendar: {{booking}}',
    again: 'Book again',
    againNamed: 'Book again: {{booking}}',
    calendarText: 'Free cancellation until {{until}}.',
    keptFor_one: 'After {{count}} year we remove your name from a booking. It is then no longer listed here.',
    keptFor_other: 'After {{count}} years we remove your name from a booking. It is then no longer listed here.',
    empty: {
      upcoming: { title: 'Nothing booked yet', text: 'Pick a free court: your next match is three taps away.' },
      past: { title: 'No hours played yet', text: 'Your past bookings will be listed here.' },
      action: 'Book a court',
    },
  },
  roles: { MEMBER: 'Member', GUEST: 'Guest', TRAINER: 'Coaching team', ADMIN: 'Administration' },
  menu: {
    label: 'Account of {{name}}',
    bookings: 'My bookings',
    profile: 'Profile',
    dashboard: 'To the dashboard',
    signOut: 'Sign out',
  },
};
