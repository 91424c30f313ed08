import type { BookingCategory } from './bookingCategories.ts';
import type { FactLabel } from './factFields.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import type { Role } from './roles.ts';
import type { VoucherType } from './bookingRules.ts';
import type { TaxSphere, VatGroup } from './vatRates.ts';
import type { Language } from './languages.ts';

/** What histories call the words that events of several features contain. */
export const roleWords: Readonly<Record<Role, FactLabel>> = {
  MEMBER: ['Mitglied', 'Member'],
  GUEST: ['Gast', 'Guest'],
  TRAINER: ['Trainer', 'Trainer'],
  ADMIN: ['Admin', 'Admin'],
};
export const categoryWords: Readonly<Record<BookingCategory, FactLabel>> = {
  TRAINING: ['Training', 'Training'],
  SINGLE: ['Einzelbuchung', 'Single booking'],
  GUEST_SINGLE: ['Einzelbuchung eines Gastes', 'Single booking of a guest'],
  SAISON: ['Abo', 'Season ticket'],
  GUEST_SAISON: ['Abo eines Gastes', 'Season ticket of a guest'],
  EVENT: ['Termin', 'Event'],
  BLOCK: ['Sperre', 'Closure'],
};
export const methodWords: Readonly<Record<PaymentMethod, FactLabel>> = {
  VOUCHER: ['Stundenkarte', 'Hour card'],
  INVOICE: ['Rechnung', 'Invoice'],
  PAYPAL: ['PayPal', 'PayPal'],
  CREDIT_CARD: ['Kreditkarte', 'Credit card'],
};
export const cardWords: Readonly<Record<VoucherType, FactLabel>> = {
  YOUNG: ['Jugend', 'Youth'],
  STUDENT: ['Studierende', 'Students'],
  ADULT: ['Erwachsene', 'Adults'],
  SENIOR: ['Senioren', 'Seniors'],
};
export const vatGroupWords: Readonly<Record<VatGroup, FactLabel>> = {
  MEMBER: ['Mitglieder', 'Members'],
  GUEST: ['Gäste', 'Guests'],
  VOUCHER: ['Stundenkarten', 'Hour cards'],
  GUEST_FEE: ['Gastgebühr', 'Guest fee'],
};
export const sphereWords: Readonly<Record<TaxSphere, FactLabel>> = {
  IDEELL: ['ideeller Bereich', 'ideational sphere'],
  VERMOEGEN: ['Vermögensverwaltung', 'asset management'],
  ZWECKBETRIEB: ['Zweckbetrieb', 'special-purpose business'],
  WGB: ['wirtschaftlicher Geschäftsbetrieb', 'commercial business'],
};
export const languageWords: Readonly<Record<Language, FactLabel>> = {
  de: ['Deutsch', 'German'],
  en: ['Englisch', 'English'],
};
