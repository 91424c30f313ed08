import { type FactsOf, asText, cardWords, detail, group, hidden, value, words } from '../core/facts.ts';
import type { VoucherEvent } from './voucherEvents.ts';

const id = hidden('ID');
const said = hidden('SENTENCE');
const card = { voucherId: id, personId: hidden('SUBJECT') };
const sale = {
  voucherType: words(['Art der Karte', 'Kind of card'], cardWords),
  price: value(['Preis', 'Price'], asText.euros),
};
const place = hidden('PLACE');
const hoursOf = (spent: 'used' | 'returned') => ({
  ...{ ...card, bookingId: id, sport: place, court: place, date: place, start: place, end: place },
  halfHours: value(
    spent === 'used' ? ['Eingelöste Stunden', 'Hours used'] : ['Zurückgegebene Stunden', 'Hours returned'],
    asText.halfHours,
  ),
  halfHoursLeft: value(['Auf der Karte übrig', 'Left on the card'], asText.halfHours),
});
const consent = value(
  ['Fassung der Zustimmung zur sofortigen Nutzung', 'Version of the consent to immediate use'],
  asText.plain,
);

/** How a history shows the events about hour cards. */
export const voucherFacts = {
  VoucherOrdered: {
    ...{ ...card, ...sale, halfHours: value(['Stunden', 'Hours'], asText.halfHours) },
    orderedOn: value(['Bestellt am', 'Ordered on'], asText.day),
    vatRate: detail(value(['enthaltene MwSt.', 'VAT included'], asText.percent)),
    orderedByClub: detail(value(['Vom Verein bestellt', 'Ordered by the club'], asText.yesNo)),
    consentVersion: detail(consent),
    usableFrom: value(['Nutzbar ab', 'Usable from'], asText.day),
    settingsRevision: detail(value(['Stand der Einstellungen', 'Version of the settings'], asText.count)),
  },
  VoucherTypeCorrected: { ...card, ...sale, was: group(null, { voucherType: said, price: said }) },
  VoucherConsentGiven: { ...card, consentVersion: consent },
  VoucherDeleted: {
    ...card,
    reason: words(['Grund', 'Reason'], { REMOVED: ['entfernt', 'removed'], WITHDRAWN: ['widerrufen', 'withdrawn'] }),
  },
  HoursUsed: hoursOf('used'),
  HoursReturned: hoursOf('returned'),
} as const satisfies FactsOf<VoucherEvent>;
