import type { FeatureTexts } from '../core/index.ts';

export const bookingTextsDe = {
  errors: {
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
    ERR_TERMS_NOT_ACCEPTED:
      'Vor der Buchung musst du der Platz- und Spielordnung des Vereins zustimmen. Buche im Platzplan und setze dort den Haken.',
    ERR_BOOKING_LEAVES_GAP:
      'Diese Buchung ließe auf dem Platz weniger als eine Stunde frei. Wähle eine Zeit, die an eine andere Buchung anschließt.',
  },
  mailKinds: {
    BOOKING_CONFIRMED: 'Buchung bestätigt',
    BOOKING_CHANGED: 'Buchung geändert',
    BOOKING_CANCELLED: 'Buchung storniert',
    BOOKING_REMINDER: 'Erinnerung an eine Buchung',
    PLAYER_NAMED: 'Als Mitspieler eingetragen',
    GAME_CHANGED: 'Spiel eines Mitspielers verlegt',
    GAME_CANCELLED: 'Spiel eines Mitspielers fällt aus',
    SLOT_OFFERED: 'Angebot von der Warteliste',
    PAYMENT_REFUNDED: 'Zahlung wird erstattet',
    PAYMENT_LAPSED: 'Bestellung nicht bezahlt',
  },
  readModels: {
    bookings: 'Buchungen',
    payments: 'Onlinezahlungen',
    waiting_list: 'Warteliste',
  },
  you: {
    SeriesPlanned: 'Du hast die Serie angelegt.',
    SeriesChanged: 'Du hast die Serie geändert.',
    CourtBooked: 'Du hast gebucht.',
    PlayersChanged: 'Du hast die Mitspieler genannt.',
    PlayerLeft: 'Du spielst nicht mehr mit.',
    RemarkChanged: 'Du hast die Bemerkung geändert.',
    BookingChanged: 'Du hast die Buchung geändert.',
    BookingCancelled: 'Du hast storniert.',
    BookingDeleted: 'Du hast den Eintrag gelöscht.',
    BookingsAnonymised: 'Du hast die Namen alter Buchungen entfernt.',
    WaitingListJoined: 'Du hast dich auf die Warteliste gesetzt.',
    WaitingListLeft: 'Du wartest nicht mehr.',
    SlotOffered: 'Du hast einen Platz angeboten.',
    OfferEnded: 'Du hast ein Angebot beantwortet.',
    PaymentStarted: 'Du hast Plätze reserviert, um sie online zu bezahlen.',
    PaymentIntentCreated: 'Der Zahlungsanbieter hat den Auftrag angelegt.',
    PaymentReceived: 'Die Online-Zahlung ist eingegangen.',
    PaymentDeclined: 'Der Zahlungsanbieter hat die Zahlung abgelehnt. Die Plätze bleiben so lange reserviert.',
    PaymentEnded: 'Die Online-Zahlung wurde beendet, ohne dass Geld einging.',
    PaymentClosed: 'Beim Zahlungsanbieter wird nach diesem Auftrag nicht mehr gefragt.',
    RefundDue: 'Was online bezahlt wurde, geht zurück.',
    RefundMade: 'Was online bezahlt wurde, ist zurückgezahlt.',
    RefundFailed: 'Der Zahlungsanbieter hat die Erstattung nicht ausgeführt.',
    RefundRetried: 'Der Zahlungsanbieter soll noch einmal erstatten.',
    PaymentReversed: 'Der Zahlungsanbieter hat die Zahlung zurückgeholt.',
  },
  others: {
    SeriesPlanned: '{{who}} hat die Serie angelegt.',
    SeriesChanged: '{{who}} hat die Serie geändert.',
    CourtBooked: '{{who}} hat gebucht.',
    PlayersChanged: '{{who}} hat die Mitspieler genannt.',
    PlayerLeft: 'Ein Mitspieler spielt nicht mehr mit.',
    RemarkChanged: '{{who}} hat die Bemerkung geändert.',
    BookingChanged: '{{who}} hat die Buchung geändert.',
    BookingCancelled: '{{who}} hat storniert.',
    BookingDeleted: '{{who}} hat den Eintrag gelöscht.',
    BookingsAnonymised: '{{who}} hat die Namen alter Buchungen entfernt.',
    WaitingListJoined: '{{who}} hat sich auf die Warteliste gesetzt.',
    WaitingListLeft: '{{who}}: Das Warten ist zu Ende.',
    SlotOffered: '{{who}} hat einen frei gewordenen Platz angeboten.',
    OfferEnded: '{{who}}: Das Angebot ist zu Ende.',
    PaymentStarted: '{{who}} hat Plätze reserviert, um sie online zu bezahlen.',
    PaymentIntentCreated: 'Der Zahlungsanbieter hat den Auftrag angelegt.',
    PaymentReceived: 'Die Online-Zahlung ist eingegangen.',
    PaymentDeclined: 'Der Zahlungsanbieter hat die Zahlung abgelehnt. Die Plätze bleiben so lange reserviert.',
    PaymentEnded: 'Die Online-Zahlung wurde beendet, ohne dass Geld einging.',
    PaymentClosed: 'Beim Zahlungsanbieter wird nach diesem Auftrag nicht mehr gefragt.',
    RefundDue: 'Was online bezahlt wurde, geht zurück.',
    RefundMade: 'Was online bezahlt wurde, ist zurückgezahlt.',
    RefundFailed: 'Der Zahlungsanbieter hat die Erstattung nicht ausgeführt.',
    RefundRetried: 'Der Zahlungsanbieter soll noch einmal erstatten.',
    PaymentReversed: 'Der Zahlungsanbieter hat die Zahlung zurückgeholt.',
  },
} as const satisfies FeatureTexts;

export const bookingSuccessTextsDe = {
  SUC_BOOKING_CREATED: 'Die Buchung ist eingetragen.',
  SUC_BOOKING_HELD: 'Der Platz ist für dich reserviert. Gebucht ist er, sobald die Zahlung da ist.',
  SUC_BOOKING_UPDATED: 'Die Buchung ist geändert.',
  SUC_BOOKING_DELETED: 'Die Buchung ist gelöscht.',
  SUC_BOOKING_CANCELED: 'Die Buchung ist storniert, der Platz ist wieder frei.',
  SUC_WAITING_LIST_UPDATED: 'Die Warteliste ist geändert.',
} as const;
