/** Texts of the block of upcoming events. */
export const upcomingEventsTextsDe = {
  title: 'Demnächst im Verein',
  all: 'Alle Termine',
  cancelled: 'Abgesagt',
  from: 'ab {{time}} Uhr',
  until: 'bis {{date}}',
} as const;
