export const dashboardTextsDe = {
  menu: {
    title: 'Dashboard',
    overview: 'Überblick',
    booking: 'Buchung',
    other: 'Sonstiges',
  },
  title: 'Überblick',
  readModels: 'Ansichten',
  readModelsHint: 'Alles, was du siehst, wird aus dem Protokoll der Ereignisse errechnet.',
  readModelNames: { bookings: 'Buchungen', club_settings: 'Einstellungen des Vereins', people: 'Konten' },
  upToDate: 'auf dem Stand',
  behind_one: '{{count}} Ereignis zurück',
  behind_other: '{{count}} Ereignisse zurück',
  rebuilding: 'wird neu aufgebaut, {{percent}} %',
} as const;
