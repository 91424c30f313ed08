import type { TextShape } from '../../core/texts/textShape.ts';
import type { todayTextsDe } from './texts.de.ts';

export const todayTextsEn: TextShape<typeof todayTextsDe> = {
  title: 'On the courts today',
  bookings_one: '{{count}} booking',
  bookings_other: '{{count}} bookings',
  inUse_one: '{{count}} court in use now',
  inUse_other: '{{count}} courts in use now',
  openPlan: 'Open the court plan',
  openPlanOf: 'Open the court plan: {{sport}}',
  listOf: '{{court}}: bookings today',
  now: 'Now: {{who}} until {{end}}',
  next: 'From {{start}}: {{who}}',
  free: 'Nothing else booked today',
  notInUse: 'Takes no bookings',
  booking: '{{time}}, {{who}}',
  noCourts: 'The club has no courts yet.',
  closedAllDay: '{{court}} takes no bookings',
  closed: '{{court}}: closed {{time}}',
  closedWhy: '{{court}}: closed {{time}} ({{why}})',
};
