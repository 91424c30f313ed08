import { type FactsOf, asText, detail, group, hidden, methodWords, people, value, words } from '../core/facts.ts';
import type { BookingEvent } from './bookingEvents.ts';
import * as of from './bookingFactFields.ts';

const { category, title, remark, courtPrice, scope, skipped } = of;
const [id, subject, said] = [hidden('ID'), hidden('SUBJECT'), hidden('SENTENCE')];
const members = people(['Mitspieler', 'Players']);
const ownPrice = value(['Eigener Preis', 'Own price'], asText.euros);
const series = { seriesId: id, category, sport: of.sportName, ...of.times, ...of.period, repetition: of.repeats };

/** How a history shows the events about bookings. */
export const bookingFacts = {
  SeriesPlanned: { ...series, orderId: id, ownPrice, skipped },
  SeriesChanged: { ...series, ownPrice, skipped, scope },
  CourtBooked: {
    ...of.place,
    ...{ bookingId: id, orderId: id, seriesId: id, eventId: id, personId: subject },
    ...{ title, sealedRemark: remark, clubRemark: remark, sealedReason: said, price: courtPrice },
    ...of.pricing,
    category: detail(category),
    enteredByClub: detail(value(['Vom Verein eingetragen', 'Entered by the club'], asText.yesNo)),
    termsVersion: detail(value(['Fassung der Platz- und Spielordnung', 'Version of the terms'], asText.count)),
    restored: value(['Stornierung zurückgenommen', 'Cancellation taken back'], asText.yesNo),
  },
  PlayersChanged: {
    ...of.place,
    ...{ bookingId: id, personId: subject, members, added: people(['Neu dabei', 'New among them']) },
    guests: value(['Gäste', 'Guests'], asText.guests),
    sealedGuests: said,
    guestFee: value(['Gastgebühr', 'Guest fee'], asText.euros),
    guestFeeVatRate: detail(value(['MwSt. der Gastgebühr', 'VAT of the guest fee'], asText.percent)),
    guestFeePayment: words(['Gastgebühr zahlbar', 'Guest fee paid by'], methodWords),
  },
  PlayerLeft: { ...of.place, bookingId: id, personId: subject, playerId: people(['Nicht mehr dabei', 'Left']) },
  RemarkChanged: { ...of.place, bookingId: id, personId: subject, sealedRemark: remark },
  BookingChanged: {
    ...of.place,
    ...{ bookingId: id, seriesId: id, personId: subject, category, title },
    ...{ sealedRemark: remark, clubRemark: remark, sealedReason: said, price: courtPrice },
    ownPrice: detail(value(['Preis vom Verein gesetzt', 'Price set by the club'], asText.yesNo)),
    pricing: group(null, of.pricing),
    ...{ scope, members },
    was: group(null, { ...of.place, category: said, title: said, price: said }),
  },
  BookingCancelled: {
    ...of.place,
    ...{ bookingId: id, personId: subject, category: detail(category), sealedReason: said, displacedBy: id, members },
    refund: words(['Preis', 'Price'], { FULL: ['entfällt', 'is dropped'], NONE: ['bleibt', 'stays'] }),
  },
  BookingDeleted: { ...of.place, bookingId: id, personId: subject, category: detail(category) },
  BookingsAnonymised: { before: value(['Alle Tage vor', 'All days before'], asText.day) },
} as const satisfies FactsOf<BookingEvent>;
