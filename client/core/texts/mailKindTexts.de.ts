import type { MailKind } from '@platzwart/contracts/mail-catalogue';

/** The subject of an e-mail, for its recipient and for the admins of the mail page. */
export const mailKindTextsDe = {
  INIT_CODE: 'Einladung mit Startcode',
  GUEST_VERIFY: 'Bestätigung des Gastkontos',
  RESET_PASSWORD: 'Neues Passwort',
  NEW_EMAIL: 'Neue Adresse bestätigen',
  NEW_EMAIL_NOTICE: 'Hinweis auf neue Adresse',
  EMAIL_CHANGED: 'Adresse geändert',
  PASSWORD_CHANGED: 'Passwort geändert',
  SECOND_FACTOR_ENABLED: 'Zweiter Faktor eingerichtet',
  SECOND_FACTOR_REMOVED: 'Zweiter Faktor entfernt',
  REGISTRATION_ATTEMPTED: 'Registrierung mit bekannter Adresse',
  ACCOUNT_DEACTIVATED: 'Konto gesperrt',
  ACCOUNT_ERASED: 'Konto gelöscht',
  LOG_HEAD: 'Prüfsumme des Protokolls',
  BOOKING_CONFIRMED: 'Buchung bestätigt',
  BOOKING_CHANGED: 'Buchung geändert',
  BOOKING_CANCELLED: 'Buchung storniert',
  BOOKING_REMINDER: 'Erinnerung an eine Buchung',
  PLAYER_NAMED: 'Als Mitspieler eingetragen',
  SLOT_OFFERED: 'Angebot von der Warteliste',
  VOUCHER_ORDERED: 'Stundenkarte bestellt',
  VOUCHER_USED_UP: 'Stundenkarte aufgebraucht',
  INVOICE: 'Rechnung',
  INVOICE_CANCELLED: 'Stornorechnung',
  INVOICE_WARNING: 'Zahlungserinnerung oder Mahnung',
} as const satisfies Record<MailKind, string>;
