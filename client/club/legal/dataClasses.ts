import { bookingRetentionYears } from '@platzwart/contracts/core';

/** Art. 6 (1) GDPR: b, c and f. */
export type Basis = 'contract' | 'law' | 'interest';

/** How long a kind of data is kept; the wording is in the texts. */
export type Retention =
  | Readonly<{ until: 'erasure' | 'removed' }>
  | Readonly<{ years: number }>
  | Readonly<{ days: number }>;

/** Every kind of personal data that the club stores, as Art. 13 GDPR requires (reliability L28). */
export const dataClasses = [
  { name: 'account', basis: 'contract', retention: { until: 'erasure' } },
  { name: 'unconfirmed', basis: 'contract', retention: { days: 7 } },
  { name: 'bookings', basis: 'contract', retention: { years: bookingRetentionYears } },
  { name: 'seasonOffers', basis: 'contract', retention: { years: bookingRetentionYears } },
  { name: 'vouchers', basis: 'contract', retention: { until: 'erasure' } },
  { name: 'payments', basis: 'contract', retention: { until: 'erasure' } },
  { name: 'invoices', basis: 'law', retention: { years: 8 } },
  { name: 'mandates', basis: 'contract', retention: { until: 'erasure' } },
  { name: 'debits', basis: 'law', retention: { years: 8 } },
  { name: 'statements', basis: 'law', retention: { years: 8 } },
  { name: 'mails', basis: 'contract', retention: { until: 'erasure' } },
  { name: 'codes', basis: 'contract', retention: { days: 14 } },
  { name: 'secondFactor', basis: 'contract', retention: { until: 'removed' } },
  { name: 'signIns', basis: 'interest', retention: { days: 1 } },
  { name: 'sessions', basis: 'interest', retention: { days: 1 } },
  { name: 'calendarLink', basis: 'contract', retention: { until: 'removed' } },
  { name: 'knownPlaces', basis: 'interest', retention: { days: 90 } },
  { name: 'protocol', basis: 'interest', retention: { until: 'erasure' } },
  { name: 'backups', basis: 'interest', retention: { days: 30 } },
] as const satisfies readonly Readonly<{ name: string; basis: Basis; retention: Retention }>[];

export type DataClass = (typeof dataClasses)[number]['name'];

/** Everything that may be stored in a visitor's browser, by its key; each only after an action of the visitor, and `reloadedFor` after an update of the server. */
export const browserKeys = [
  { name: 'session', key: 'accessToken', place: 'session' },
  { name: 'typedInput', key: 'typedInput', place: 'session' },
  { name: 'reloaded', key: 'reloadedFor', place: 'session' },
  { name: 'booking', key: 'booking', place: 'local' },
  { name: 'preferences', key: 'bookingPreferences', place: 'local' },
  { name: 'language', key: 'i18nextLng', place: 'local' },
  { name: 'mode', key: 'colorMode', place: 'local' },
  { name: 'contrast', key: 'contrast', place: 'local' },
  { name: 'layout', key: 'layout', place: 'local' },
  { name: 'density', key: 'density', place: 'local' },
  { name: 'kioskPairing', key: 'kioskPairing', place: 'local' },
] as const;

export type BrowserKey = (typeof browserKeys)[number]['name'];
