import type { DeferredErrorCode } from './errorCode.ts';

/** Problem and remedy for refusals that cannot occur on the first page; loaded after it. */
export const deferredErrorTextsDe = {
  ERR_BOOKING_LEAVES_GAP:
    'Diese Buchung ließe auf dem Platz weniger als eine Stunde frei. Wähle eine Zeit, die an eine andere Buchung anschließt.',
  ERR_TERMS_NOT_ACCEPTED:
    'Vor der Buchung musst du der Platz- und Spielordnung des Vereins zustimmen. Buche im Platzplan und setze dort den Haken.',
  ERR_USER_NOT_CREATED: 'Das Konto konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_USER_NOT_UPDATED: 'Das Konto konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_USER_NOT_DELETED: 'Das Konto konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_USER_NOT_FOUND: 'Dieses Konto gibt es nicht. Prüfe die Mitgliedsnummer oder wende dich an den Verein.',
  ERR_USER_ALREADY_EXISTS: 'Diese Mitgliedsnummer ist oder war schon vergeben. Wähle eine andere.',
  ERR_EMAIL_ALREADY_EXISTS:
    'Diese E-Mail-Adresse gehört schon zu einem Konto. Melde dich damit an oder nimm eine andere.',
  ERR_USER_ALREADY_VERIFIED: 'Dieses Konto ist schon bestätigt. Melde dich mit deinem Passwort an.',
  ERR_USER_HAS_BOOKINGS:
    'Zu diesem Konto gibt es noch künftige Buchungen. Storniere sie zuerst oder lösche das Konto samt Buchungen.',
  ERR_USER_HAS_HOURS:
    'Zu diesem Konto gibt es noch Stunden auf Stundenkarten. Erstatte sie zuerst oder lösche das Konto samt Stunden.',
  ERR_USER_HAS_CLAIMS:
    'Dieses Konto schuldet dem Verein noch etwas. Rechne es zuerst ab oder lösche das Konto trotz offener Beträge.',
  ERR_LAST_ADMIN: 'Das ist das letzte Konto, das den Verein verwalten darf. Gib zuerst jemand anderem diese Rolle.',
  ERR_WRONG_INIT_PASS: 'Der Einmalcode stimmt nicht oder ist abgelaufen. Prüfe ihn oder fordere eine neue E-Mail an.',
  ERR_WRONG_OLD_PASS: 'Das bisherige Passwort stimmt nicht. Gib es noch einmal ein oder setze es per E-Mail zurück.',
  ERR_PASSWORD_TOO_COMMON:
    'Dieses Passwort benutzen viele, es ist leicht zu erraten. Wähle ein anderes, zum Beispiel drei Wörter hintereinander.',
  ERR_SEASON_NOT_CREATED:
    'In diesem Zeitraum gibt es keine Serien zum Übernehmen. Wähle andere Tage oder eine andere Sportart.',
  ERR_SEASON_NOT_UPDATED:
    'Das geht nicht mehr: Die Serie ist schon gebucht, der Entwurf ist geschlossen oder es gibt nichts mehr zu buchen.',
  ERR_SEASON_NOT_FOUND: 'Diese Serie oder diesen Entwurf gibt es nicht mehr. Lade die Seite neu.',
  ERR_SEASON_OFFER_LATER: 'Das waren zu viele Versuche. Warte bitte eine Minute.',
  ERR_SEASON_OFFER_OVER: 'Dieses Angebot gilt nicht mehr. Frag bitte beim Verein nach.',
  ERR_KIOSK_NOT_FOUND: 'Diesen Bildschirm gibt es nicht mehr. Lade die Liste neu.',
  ERR_PASSWORD_REPEATED:
    'Dieses Passwort wiederholt nur ein Zeichen oder ein kurzes Muster. Wähle ein anderes, zum Beispiel drei Wörter.',
  ERR_PASSWORD_SEQUENCE:
    'Dieses Passwort ist eine Reihe auf der Tastatur, im Alphabet oder von Zahlen. Wähle ein anderes, zum Beispiel drei Wörter.',
  ERR_PASSWORD_INVISIBLE: 'Dieses Passwort besteht nur aus Leerzeichen oder unsichtbaren Zeichen. Wähle ein anderes.',
  ERR_PASSWORD_OWN:
    'Dieses Passwort besteht aus deinem Namen, deiner E-Mail-Adresse oder deiner Mitgliedsnummer. Wähle ein anderes.',
  ERR_PASSWORD_UNCHANGED: 'Das ist dein bisheriges Passwort. Wähle ein anderes.',
  ERR_SESSION_NOT_FOUND:
    'Diese Sitzung gibt es nicht mehr. Lade die Seite neu, dann siehst du, wo du noch angemeldet bist.',
  ERR_SESSION_TOO_OLD: 'Deine Anmeldung liegt zu lange zurück. Gib zur Sicherheit noch einmal dein Passwort ein.',
  ERR_CODE_NOT_MATCH:
    'Der Code stimmt nicht oder gilt nicht mehr. Nimm den aus der neuesten E-Mail oder fordere einen neuen an.',
  ERR_CODE_NOT_UNSET:
    'Der Code konnte nicht ungültig gemacht werden, darum wurde nichts geändert. Versuche es noch einmal.',
  ERR_EMAIL_NOT_SENT:
    'Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse und versuche es später noch einmal.',
  ERR_GUEST_NOT_CREATED: 'Die Registrierung hat nicht geklappt. Prüfe die Angaben und versuche es noch einmal.',
  ERR_GUEST_NOT_UPDATED: 'Das Gastkonto konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_GUEST_NOT_DELETED: 'Das Gastkonto konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_GUEST_NOT_FOUND: 'Dieses Gastkonto gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_BOOKING_NOT_CREATED:
    'Die Buchung konnte nicht eingetragen werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_BOOKING_NOT_UPDATED:
    'Die Buchung konnte nicht geändert werden. Abgerechnete Buchungen bleiben, wie sie sind; prüfe sonst die Angaben.',
  ERR_BOOKING_NOT_DELETED:
    'Die Buchung konnte nicht gelöscht werden. Abgerechnete oder bezahlte Buchungen lassen sich nur stornieren.',
  ERR_MAIN_BOOKING_NOT_CREATED:
    'Die Serie konnte nicht eingetragen werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_MAIN_BOOKING_NOT_UPDATED:
    'Die Serie konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_MAIN_BOOKING_NOT_DELETED:
    'Die Serie konnte nicht gelöscht werden. Abgerechnete Termine lassen sich nur stornieren; prüfe die einzelnen Termine.',
  ERR_MAIN_BOOKING_NOT_FOUND: 'Diese Serie gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_EVENT_NOT_POSSIBLE_TO_CANCEL:
    'Diese Belegung gehört zu einer Veranstaltung. Lösche stattdessen die Veranstaltung.',
  ERR_EVENT_NOT_POSSIBLE_TO_DELETE:
    'Diese Belegung gehört zu einer Veranstaltung. Lösche stattdessen die Veranstaltung, dann verschwindet sie mit.',
  ERR_PAYMENT_FAILED:
    'Die Zahlung hat nicht geklappt, es wurde nichts gebucht. Versuche es noch einmal oder zahle auf andere Art.',
  ERR_GENERAL_INFOS_NOT_UPDATED:
    'Die Angaben zum Verein konnten nicht gespeichert werden. Prüfe sie und versuche es noch einmal.',
  ERR_TIME_AND_COURT_INFOS_NOT_UPDATED:
    'Zeiten und Plätze konnten nicht gespeichert werden. Prüfe, ob künftige Buchungen im Weg sind.',
  ERR_PRICE_INFOS_NOT_UPDATED:
    'Die Preise konnten nicht gespeichert werden. Prüfe die Beträge und versuche es noch einmal.',
  ERR_EXPORT_OUTDATED: 'Gerade hat noch jemand exportiert. Sieh dir die Liste an und exportiere dann noch einmal.',
  ERR_NOTHING_TO_EXPORT: 'In diesem Zeitraum ist alles exportiert. Wähle einen anderen, oder exportiere alles.',
  ERR_SETTINGS_HURT_BOOKINGS:
    'Künftige Buchungen passen nicht mehr dazu, deshalb ist nichts geändert. Sieh sie dir an und entscheide, ob sie storniert werden.',
  ERR_VOUCHER_NOT_CREATED:
    'Die Stundenkarte konnte nicht bestellt werden. Eine neue gibt es, sobald die letzte bezahlt ist und höchstens zwei Stunden übrig sind.',
  ERR_VOUCHER_NOT_UPDATED:
    'Die Stundenkarte konnte nicht geändert werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_VOUCHER_NOT_DELETED:
    'Die Stundenkarte konnte nicht gelöscht werden. Benutzte oder bezahlte Karten bleiben bestehen.',
  ERR_VOUCHER_NOT_FOUND: 'Diese Stundenkarte gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_NO_OLDER_VOUCHER_FOUND:
    'Es gibt keine frühere Stundenkarte, auf die sich die Stunden zurückbuchen lassen. Schreibe sie von Hand gut.',
  ERR_VOUCHER_NOT_USABLE:
    'Damit kannst du hier nicht zahlen. Stundenkarten gelten höchstens zwei Wochen im Voraus und nur, solange genug Stunden übrig sind.',
  ERR_INVOICE_NOT_CREATED:
    'Die Rechnung konnte nicht erstellt werden. Prüfe Zeitraum, Anschrift und die Steuernummer des Vereins.',
  ERR_INVOICE_NOT_UPDATED: 'Die Rechnung konnte nicht geändert werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_INVOICE_NOT_DELETED: 'Rechnungen werden nicht gelöscht. Storniere die Rechnung stattdessen.',
  ERR_INVOICE_NOT_FOUND: 'Diese Rechnung gibt es nicht. Prüfe die Nummer oder lade die Seite neu.',
  ERR_LOAD_INVOICE_DATA:
    'Die Daten für die Rechnung konnten nicht geladen werden. Versuche es in ein paar Minuten noch einmal.',
  ERR_MANDATE_NOT_CREATED:
    'Das Mandat konnte nicht erteilt werden. Der Verein hat seine Angaben zur Lastschrift gerade geändert; lade die Seite neu.',
  ERR_MANDATE_NOT_FOUND: 'Dieses Mandat gibt es nicht. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_DEBIT_NOT_CREATED:
    'Der Einzug konnte nicht angekündigt werden. Eine Rechnung ist schon in einem Einzug oder hat kein gültiges Mandat mehr. Lade die Seite neu.',
  ERR_DEBIT_NOT_UPDATED:
    'Der Einzug hat sich inzwischen geändert oder ist nicht so weit. Lade die Seite neu und, falls nötig, die Datei noch einmal herunter.',
  ERR_PAID_BY_DIRECT_DEBIT:
    'Diese Rechnung ist per Lastschrift bezahlt. Trage die Rücklastschrift unter „Lastschriften“ bei ihrem Einzug ein.',
  ERR_DEBIT_NOT_FOUND: 'Diesen Einzug gibt es nicht. Lade die Seite neu.',
  ERR_STATEMENT_UNKNOWN:
    'Das ist kein Kontoauszug, den wir lesen können. Lade bei deiner Bank eine Datei im Format CAMT (camt.052, camt.053) oder MT940.',
  ERR_STATEMENT_MALFORMED:
    'Die Datei ist beschädigt oder unvollständig. Lade sie bei deiner Bank noch einmal herunter; es wurde nichts gelesen.',
  ERR_STATEMENT_TOO_LARGE: 'Die Datei ist zu groß. Wähle bei deiner Bank einen kürzeren Zeitraum.',
  ERR_STATEMENT_OUT_OF_TIME:
    'Der Kontoauszug hat Umsätze, die älter als acht Jahre sind oder in der Zukunft liegen. Wähle bei deiner Bank einen anderen Zeitraum.',
  ERR_MOVEMENT_NOT_FOUND: 'Diesen Umsatz gibt es nicht mehr. Lade die Seite neu.',
  ERR_MOVEMENT_NOT_UPDATED:
    'Der Umsatz wurde inzwischen anders bearbeitet, vielleicht von einer anderen Person. Lade die Seite neu.',
  ERR_MOVEMENT_TOO_SMALL: 'Dieser Umsatz reicht dafür nicht: Ein Umsatz zahlt höchstens seinen Betrag.',
  ERR_STATEMENT_OTHER_CURRENCY:
    'Das Konto wird nicht in Euro geführt. Rechnungen sind in Euro, deshalb wurde nichts gelesen.',
  ERR_TEAM_NOT_CREATED: 'Die Mannschaft konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_TEAM_NOT_UPDATED: 'Die Mannschaft konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_TEAM_NOT_DELETED: 'Die Mannschaft konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_TEAM_NOT_FOUND: 'Diese Mannschaft gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_EVENT_NOT_CREATED: 'Die Veranstaltung konnte nicht angelegt werden. Prüfe, ob die Plätze frei sind.',
  ERR_EVENT_NOT_UPDATED: 'Die Veranstaltung konnte nicht geändert werden. Prüfe, ob die Plätze frei sind.',
  ERR_EVENT_NOT_DELETED:
    'Die Veranstaltung konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_EVENT_NOT_FOUND: 'Diese Veranstaltung gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_POST_NOT_CREATED: 'Der Beitrag konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_POST_NOT_UPDATED: 'Der Beitrag konnte nicht gespeichert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_POST_NOT_DELETED: 'Der Beitrag konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_POST_NOT_FOUND: 'Diesen Beitrag gibt es nicht mehr. Sieh bei den Neuigkeiten nach, was aktuell ist.',
  ERR_CONTACT_NOT_CREATED: 'Der Kontakt konnte nicht angelegt werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_CONTACT_NOT_UPDATED: 'Der Kontakt konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_CONTACT_NOT_DELETED: 'Der Kontakt konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_CONTACT_NOT_FOUND: 'Diesen Kontakt gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_CONTACT_FORM_MESSAGE_NOT_CREATED:
    'Deine Nachricht konnte nicht gesendet werden. Versuche es später noch einmal oder ruf uns an.',
  ERR_CONTACT_FORM_MESSAGE_NOT_UPDATED:
    'Die Nachricht konnte nicht geändert werden. Erledigte Nachrichten bleiben erledigt; lade sonst die Seite neu.',
  ERR_CONTACT_FORM_MESSAGE_NOT_DELETED:
    'Die Nachricht konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_CONTACT_FORM_MESSAGE_NOT_FOUND:
    'Diese Nachricht gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
  ERR_DOORCODE_NOT_CREATED:
    'Der Türcode konnte nicht angelegt werden. Wähle einen anderen Code oder lass ihn erzeugen.',
  ERR_DOORCODE_NOT_UPDATED: 'Der Türcode konnte nicht geändert werden. Prüfe die Angaben und versuche es noch einmal.',
  ERR_DOORCODE_NOT_DELETED: 'Der Türcode konnte nicht gelöscht werden. Lade die Seite neu und versuche es noch einmal.',
  ERR_DOORCODE_NOT_FOUND: 'Diesen Türcode gibt es nicht mehr. Lade die Seite neu, um den aktuellen Stand zu sehen.',
} as const satisfies Record<DeferredErrorCode, string>;
