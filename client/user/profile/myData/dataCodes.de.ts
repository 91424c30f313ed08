import type {
  BookingCategory,
  BookingPaymentState,
  Occupancy,
  PaymentState,
  SeasonAnswer,
  WaitingState,
  WaitingStep,
} from '@platzwart/contracts/booking';
import type { Browser, Language, MailState, PaymentMethod, System, VoucherType } from '@platzwart/contracts/core';
import type { DebitState, MandateOrigin } from '@platzwart/contracts/debit';
import type { InvoiceLine, InvoiceState } from '@platzwart/contracts/invoice';
import type { MailKind } from '@platzwart/contracts/catalogue';
import type { VoucherEntryKind, VoucherPaymentState } from '@platzwart/contracts/voucher';
import type { UserEvent } from '@platzwart/contracts/user';
import { featureTextsDe } from '@platzwart/contracts/feature-texts/de';
import { browserNames, systemNames } from '../../../core/texts/deviceNames.ts';

/** The texts of the codes in `myData`, by the name of their fact; a code without a text does not compile. */
type Codes = Readonly<{
  browser: Record<Browser, string>;
  system: Record<System, string>;
  language: Record<Language, string>;
  category: Record<BookingCategory, string>;
  paymentMethod: Record<PaymentMethod, string>;
  paymentState: Record<BookingPaymentState | VoucherPaymentState, string>;
  voucherType: Record<VoucherType, string>;
  movement: Record<VoucherEntryKind, string>;
  state: Record<Occupancy | MailState | WaitingState, string>;
  step: Record<WaitingStep['kind'], string>;
  seasonAnswer: Record<SeasonAnswer, string>;
  item: Record<InvoiceLine['kind'], string>;
  invoiceState: Record<InvoiceState, string>;
  onlineState: Record<PaymentState, string>;
  mandateOrigin: Record<MandateOrigin, string>;
  debitState: Record<DebitState, string>;
  kind: Record<MailKind, string>;
  what: Record<UserEvent['type'], string>;
}>;

export const dataCodesDe = {
  browser: { ...browserNames, OTHER: 'Unbekannter Browser' },
  system: { ...systemNames, OTHER: 'unbekanntes System' },
  language: { de: 'Deutsch', en: 'Englisch' },
  category: {
    SINGLE: 'Einzelbuchung',
    GUEST_SINGLE: 'Einzelbuchung als Gast',
    SAISON: 'Abo',
    GUEST_SAISON: 'Abo als Gast',
    EVENT: 'Veranstaltung',
    TRAINING: 'Training',
    BLOCK: 'Sperrung',
  },
  paymentMethod: { VOUCHER: 'Stundenkarte', INVOICE: 'Rechnung', PAYPAL: 'PayPal', CREDIT_CARD: 'Kreditkarte' },
  voucherType: { YOUNG: 'Jugend', STUDENT: 'Studierende', ADULT: 'Erwachsene', SENIOR: 'Senioren' },
  movement: { ORDERED: 'Karte bestellt', USED: 'Benutzt', RETURNED: 'Zurück' },
  paymentState: {
    NONE: 'Nichts zu bezahlen',
    OPEN: 'Offen',
    PAID: 'Bezahlt',
    UNPAID: 'Unbezahlt',
    INVOICED: 'Auf Rechnung',
    REFUND_DUE: 'Wird erstattet',
    REFUNDED: 'Erstattet',
  },
  state: {
    BOOKED: 'Gebucht',
    CANCELED: 'Storniert',
    DELETED: 'Gelöscht',
    WAITING: 'Wartet',
    OFFERED: 'Hat ein Angebot',
    ENDED: 'Beendet',
    SENT: 'Verschickt',
    FAILED: 'Nicht zugestellt',
    DROPPED: 'Entfallen',
  },
  seasonAnswer: { OPEN: 'Noch keine', YES: 'Ja', NO: 'Nein', OTHER_TIME: 'Andere Zeit' },
  step: {
    JOINED: 'Eingetragen',
    OFFERED: 'Angebot erhalten',
    TAKEN: 'Angebot angenommen',
    DECLINED: 'Angebot abgelehnt',
    EXPIRED: 'Angebot verfallen',
    DISPLACED: 'Angebot vom Verein zurückgenommen',
    BOOKED: 'Gebucht',
    LEFT: 'Ausgetragen',
    PASSED: 'Zeit vorbei',
    RELEASED: 'Konto gesperrt oder gelöscht',
  },
  item: { BOOKING: 'Platzbuchung', GUEST_FEE: 'Gastgebühr', SEASON: 'Abo', VOUCHER: 'Stundenkarte' },
  invoiceState: { UNPAID: 'Nicht zugestellt', INVOICED: 'Zugestellt', PAID: 'Bezahlt', CANCELED: 'Storniert' },
  mandateOrigin: { MEMBER: 'Im Konto', PAPER: 'Auf Papier' },
  debitState: { PENDING: 'Vorgesehen', COLLECTED: 'Eingezogen', DROPPED: 'Entfallen', RETURNED: 'Zurückgegeben' },
  onlineState: {
    WAITING: 'Wartet auf Zahlung',
    PAID: 'Bezahlt',
    DECLINED: 'Abgelehnt',
    EXPIRED: 'Zeit abgelaufen',
    ABANDONED: 'Nicht bezahlt',
    REFUND_DUE: 'Wird erstattet',
    REFUNDED: 'Erstattet',
  },
  kind: featureTextsDe.mailKinds,
  what: {
    PersonRegistered: 'Konto angelegt',
    CodeIssued: 'Code verschickt',
    PersonVerified: 'Konto bestätigt',
    PasswordChanged: 'Passwort geändert',
    PasswordReset: 'Passwort neu gesetzt',
    PersonalDataCorrected: 'Persönliche Daten geändert',
    MemberNumberChanged: 'Mitgliedsnummer geändert',
    EmailChangeRequested: 'Neue E-Mail-Adresse angegeben',
    EmailChanged: 'E-Mail-Adresse geändert',
    RoleChanged: 'Rolle geändert',
    DiscountGranted: 'Ermäßigung geändert',
    PersonalLimitsSet: 'Grenzen beim Buchen geändert',
    BookingRemindersSwitched: 'Erinnerungen ein- oder ausgeschaltet',
    GuardianChanged: 'Elternteil geändert',
    PayerChanged: 'Zahlende Person geändert',
    BusinessSwitched: 'Abrechnung als Unternehmen geändert',
    PersonDeactivated: 'Konto gesperrt',
    PersonReactivated: 'Konto wieder freigeschaltet',
    SessionsEnded: 'Überall abgemeldet',
    SecondFactorEnabled: 'Zweiter Faktor eingerichtet',
    SecondFactorRemoved: 'Zweiter Faktor entfernt',
    RecoveryCodeUsed: 'Wiederherstellungscode benutzt',
    RegistrationAttempted: 'Registrierung mit deiner E-Mail-Adresse versucht',
    ErasureRequested: 'Löschung beantragt',
    PersonErased: 'Konto gelöscht',
  },
} as const satisfies Codes;
