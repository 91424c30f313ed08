import { errorTextsDe } from './errors/errorTexts.de.ts';
import { sportTextsDe } from './texts/sportTexts.de.ts';

export const coreTextsDe = {
  errors: errorTextsDe,
  sports: sportTextsDe,
  skipToContent: 'Zum Inhalt',
  skipToPlan: 'Zum Belegungsplan',
  home: 'Zum Start',
  toBooking: 'Zur Buchung',
  toDashboard: 'Zum Dashboard',
  language: { label: 'Sprache', de: 'Deutsch', en: 'English' },
  settings: { label: 'Darstellung', changed: 'Darstellung (geändert)' },
  noticeKinds: { success: 'Erledigt', info: 'Hinweis', warning: 'Achtung', error: 'Fehler' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  unsaved: {
    question: 'Seite verlassen?',
    text: 'Du hast etwas eingegeben, das noch nicht gespeichert ist.',
    stay: 'Hier bleiben',
    leave: 'Verwerfen',
  },
  invisibleText: 'Hier steht ein Zeichen, das man nicht sieht. Tippe die Angabe neu, statt sie einzufügen.',
  waitSeconds: 'Noch {{seconds}} Sekunden.',
  loading: 'Wird geladen …',
  pager: { back: 'Vorherige Seite', on: 'Nächste Seite', place: 'Seite {{page}} von {{pages}}' },
  offline:
    'Du bist offline. Du siehst den letzten Stand; buchen und stornieren geht wieder, sobald die Verbindung steht.',
  connection: {
    live: 'Live',
    connecting: 'Verbindung wird aufgebaut …',
    interrupted: 'Verbindung unterbrochen,',
    asOf: 'Stand {{time}}',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Der Ball ist im Netz gelandet: Unter dieser Adresse ist nichts zu finden.',
    action: 'Zur Platzbuchung',
  },
  failure: { title: 'Das hat nicht geklappt' },
  newVersion: 'Neue Version verfügbar',
  noConnection: {
    title: 'Keine Verbindung',
    text: 'Diese Seite war noch nicht geladen, und der Server ist nicht zu erreichen. Prüfe deine Internetverbindung. Sobald sie wieder steht, geht es hier weiter.',
  },
  expiry: { warning: 'Deine Sitzung endet in 2 Minuten.', action: 'Neu anmelden' },
  footer: {
    zone: 'Alle Zeiten: Ortszeit des Vereins',
    events: 'Termine',
    legal: 'Verein und Rechtliches',
    imprint: 'Impressum',
    terms: 'Platzordnung',
    privacy: 'Datenschutz',
  },
} as const;
