import type { Language } from '@platzwart/contracts/core';
import { mailKinds } from '@platzwart/contracts/catalogue';

/** The last e-mail to an erased person has its own spec. */
export const writtenKinds = mailKinds.filter((kind) => kind !== 'ACCOUNT_ERASED');
/** Of the e-mails that the spec of all e-mails has sent. */
export const mailSubjects: Readonly<Record<(typeof writtenKinds)[number], Readonly<Record<Language, string>>>> = {
  INIT_CODE: { de: 'Dein Zugang zu TC Musterstadt', en: 'Your account at TC Musterstadt' },
  GUEST_VERIFY: {
    de: 'Bestätige deine Anmeldung bei TC Musterstadt',
    en: 'Confirm your registration at TC Musterstadt',
  },
  REGISTRATION_ATTEMPTED: {
    de: 'Du hast schon ein Konto bei TC Musterstadt',
    en: 'You already have an account at TC Musterstadt',
  },
  RESET_PASSWORD: { de: 'Neues Passwort festlegen', en: 'Set a new password' },
  NEW_EMAIL: { de: 'Bestätige deine neue E-Mail-Adresse', en: 'Confirm your new e-mail address' },
  NEW_EMAIL_NOTICE: { de: 'Deine E-Mail-Adresse soll geändert werden', en: 'Your e-mail address is to be changed' },
  EMAIL_CHANGED: { de: 'Deine E-Mail-Adresse wurde geändert', en: 'Your e-mail address was changed' },
  PASSWORD_CHANGED: { de: 'Dein Passwort wurde geändert', en: 'Your password was changed' },
  SECOND_FACTOR_ENABLED: { de: 'Zweiter Faktor eingeschaltet', en: 'Second factor switched on' },
  SECOND_FACTOR_REMOVED: { de: 'Zweiter Faktor ausgeschaltet', en: 'Second factor switched off' },
  ACCOUNT_DEACTIVATED: {
    de: 'Dein Konto bei TC Musterstadt ist gesperrt',
    en: 'Your account at TC Musterstadt is locked',
  },
  LOG_HEAD: { de: 'Prüfsumme des Protokolls von TC Musterstadt', en: 'Checksum of the log of TC Musterstadt' },
  LOG_FLAWED: {
    de: 'Im Protokoll von TC Musterstadt stimmt etwas nicht',
    en: 'Something is wrong in the log of TC Musterstadt',
  },
  BOOKING_CONFIRMED: {
    de: 'Gebucht: Platz 3, Freitag, 19. Juni 2026, 18:00–19:30 Uhr',
    en: 'Booked: Court 3, Friday, 19 June 2026, 18:00–19:30',
  },
  BOOKING_CHANGED: {
    de: 'Geändert: Platz 3, Samstag, 20. Juni 2026, 10:00–12:00 Uhr',
    en: 'Changed: Court 3, Saturday, 20 June 2026, 10:00–12:00',
  },
  SEASON_ASKED: { de: 'Deine Zeit in der nächsten Saison: Tennis', en: 'Your time in the next season: Tennis' },
  SEASON_REMINDER: {
    de: 'Noch keine Antwort: deine Zeit in der nächsten Saison (Tennis)',
    en: 'No answer yet: your time in the next season (Tennis)',
  },
  PLAYER_NAMED: {
    de: 'Du spielst mit: Platz 3, Freitag, 19. Juni 2026, 18:00–19:30 Uhr',
    en: 'You are playing: Court 3, Friday, 19 June 2026, 18:00–19:30',
  },
  GAME_CHANGED: {
    de: 'Dein Spiel ist verlegt: Halle 1, Samstag, 20. Juni 2026, 10:00–12:00 Uhr',
    en: 'Your game has moved: Hall 1, Saturday, 20 June 2026, 10:00–12:00',
  },
  GAME_CANCELLED: {
    de: 'Dein Spiel fällt aus: Halle 1, Freitag, 19. Juni 2026, 18:00–19:30 Uhr',
    en: 'Your game is off: Hall 1, Friday, 19 June 2026, 18:00–19:30',
  },
  PAYMENT_REFUNDED: { de: 'Du bekommst 16,06\u00A0€ zurück', en: 'You get €16.06 back' },
  PAYMENT_LAPSED: {
    de: 'Nicht gebucht: Die Zahlung ist nicht angekommen',
    en: 'Not booked: the payment has not arrived',
  },
  SLOT_OFFERED: {
    de: 'Frei geworden: Platz 3, Freitag, 19. Juni 2026, 20:00–21:00 Uhr',
    en: 'Free again: Court 3, Friday, 19 June 2026, 20:00–21:00',
  },
  VOUCHER_ORDERED: {
    de: 'Stundenkarte bestellt: Erwachsene, 10 Stunden',
    en: 'Hour card ordered: adult, 10 hours',
  },
  VOUCHER_USED_UP: { de: 'Deine Stundenkarte ist aufgebraucht', en: 'Your hour card is used up' },
  INVOICE: { de: 'Rechnung 2026-00012 von TC Musterstadt', en: 'Invoice 2026-00012 from TC Musterstadt' },
  INVOICE_CANCELLED: { de: 'Rechnung 2026-00012 ist storniert', en: 'Invoice 2026-00012 is cancelled' },
  INVOICE_CORRECTED: { de: 'Korrektur der Rechnung 2026-00012', en: 'Correction of invoice 2026-00012' },
  INVOICE_WARNING: {
    de: 'Zahlungserinnerung zur Rechnung 2026-00012',
    en: 'Payment reminder for invoice 2026-00012',
  },
  MANDATE_SIGNED: {
    de: 'Dein Lastschriftmandat für TC Musterstadt',
    en: 'Your direct debit mandate for TC Musterstadt',
  },
  MANDATE_REVOKED: {
    de: 'Dein Lastschriftmandat für TC Musterstadt ist widerrufen',
    en: 'Your direct debit mandate for TC Musterstadt is revoked',
  },
  DEBIT_ANNOUNCED: {
    de: 'Wir ziehen am Mittwoch, 15. Juli 2026 347,00\u00A0€ ein',
    en: 'We will collect €347.00 on Wednesday, 15 July 2026',
  },
  DEBIT_CANCELLED: {
    de: 'Die Rechnung 2026-00012 wird nicht eingezogen',
    en: 'The invoice 2026-00012 will not be collected',
  },
  DEBIT_RETURNED: {
    de: 'Die Lastschrift zur Rechnung 2026-00012 kam zurück',
    en: 'The direct debit for invoice 2026-00012 came back',
  },
  BOOKING_REMINDER: {
    de: 'Bald spielst du: Platz 3, Dienstag, 16. Juni 2026, 10:30–11:30 Uhr',
    en: 'You play soon: Court 3, Tuesday, 16 June 2026, 10:30–11:30',
  },
  BOOKING_CANCELLED: {
    de: 'Storniert: Platz 3, Freitag, 19. Juni 2026, 18:00–19:30 Uhr',
    en: 'Cancelled: Court 3, Friday, 19 June 2026, 18:00–19:30',
  },
};
