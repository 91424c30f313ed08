import type { InitialErrorCode } from './errorCode.ts';

/** Problem and remedy for refusals that may occur on the first page; the features have the others (contracts, `featureTexts.de.ts`). */
export const errorTextsDe = {
  ERR_INVALID_INPUT: 'Eine Angabe stimmt nicht. Prüfe die markierten Felder und versuche es noch einmal.',
  ERR_SERVER: 'Auf dem Server ist etwas schiefgelaufen. Versuche es in ein paar Minuten noch einmal.',
  ERR_DB_CONNECTION: 'Das Buchungssystem ist gerade nicht erreichbar. Versuche es in ein paar Minuten noch einmal.',
  ERR_NOT_AUTHORIZED: 'Dazu fehlt dir die Berechtigung. Wende dich an den Verein, wenn das nicht stimmen kann.',
  LOGIN_REQUIRED: 'Du bist nicht angemeldet. Melde dich an, um weiterzumachen.',
  CLIENT_OUTDATED: 'Platzwart wurde aktualisiert. Lade die Seite neu, um weiterzumachen.',
  ERR_INITIAL: 'Die Seite konnte nicht gestartet werden. Lade sie neu.',
  ERR_LOAD_SETTINGS: 'Die Einstellungen des Vereins konnten nicht geladen werden. Lade die Seite neu.',
  ERR_TOO_MANY_CHANGES:
    'Das waren sehr viele Änderungen in kurzer Zeit. Warte einen Moment und versuche es dann noch einmal.',
  ERR_NETWORK: 'Der Server antwortet nicht. Prüfe deine Internetverbindung und versuche es noch einmal.',
  ERR_BOOKING_TIME_INVALID:
    'Diese Zeit lässt sich nicht buchen. Wähle eine freie Zeit von mindestens 60 Minuten, die noch nicht begonnen hat.',
  ERR_BOOKING_CONFLICT: 'Diese Zeit wurde gerade vergeben. Wähle einen anderen Platz oder eine andere Zeit.',
  ERR_BOOKING_LIMIT:
    'Damit wären es mehr Buchungen, als der Verein erlaubt. Wähle weniger aus oder storniere zuerst eine Buchung.',
  ERR_PRICE_CHANGED: 'Der Preis hat sich inzwischen geändert. Prüfe den neuen Preis und buche dann noch einmal.',
  ERR_BOOKING_NOT_FOUND: 'Diese Buchung gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_CANCEL_TOO_LATE: 'Die Frist zum Stornieren ist vorbei. Wende dich an den Verein, wenn du nicht spielen kannst.',
  ERR_LOGIN: 'Die Anmeldung hat nicht geklappt. Versuche es noch einmal.',
  ERR_INVALID_CREDENTIALS:
    'E-Mail, Mitgliedsnummer oder Passwort stimmt nicht. Prüfe beides und versuche es noch einmal.',
  ERR_TOO_MANY_LOGIN_ATTEMPTS:
    'Das waren zu viele Versuche. Warte ein paar Minuten oder setze dein Passwort per E-Mail zurück.',
  ERR_SECOND_FACTOR_REQUIRED: 'Dein Konto ist doppelt gesichert. Gib den Code aus deiner Authentifizierungs-App ein.',
  ERR_SECOND_FACTOR_INVALID:
    'Der Code aus der App stimmt nicht. Nimm den, der jetzt angezeigt wird, oder einen Wiederherstellungscode.',
  ERR_USER_NOT_VERIFIED: 'Dein Konto ist noch nicht bestätigt. Öffne den Link aus der E-Mail des Vereins.',
  ERR_USER_DEACTIVATED: 'Dein Konto ist gesperrt. Wende dich an den Verein.',
} as const satisfies Record<InitialErrorCode, string>;
