import {
  type BookingCancelled,
  type BookingChanged,
  type CourtBooked,
  type PlayerLeft,
  type PlayersChanged,
  type RemarkChanged,
  orderId,
} from '@platzwart/contracts/booking';
import type { SettingsEvent } from '@platzwart/contracts/club';
import {
  bookingId,
  cents,
  localDate,
  localTime,
  noCents,
  type PersonId,
  personId,
  type PriceRow,
  type SportArrangement,
} from '@platzwart/contracts/core';
import type { PersonRegistered } from '@platzwart/contracts/user';
import type { NewEvent } from '@platzwart/event-store';
import { type ClubHistoryEvent, clubHistory } from '@platzwart/contracts/message-catalogue';

/** The n-th of a family of UUIDs, e.g. `0b000000-…-000000000007` for the seventh booking. */
const uuid = (family: string, n: number): string => `${family}000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const people = {
  anna: personId(uuid('0a', 1)),
  ben: personId(uuid('0a', 2)),
  gast: personId(uuid('0a', 3)),
};
export const bookingNr = (n: number) => bookingId(uuid('0b', n));

/** The spec's stand-in for sealing: legible, but distinguishable from opened text. */
export const sealed = (plain: unknown): string => JSON.stringify(plain);

type Booked = CourtBooked['data'];

/** Anna's single on court 1 on 1 May 2026 from 18:00 to 19:00 for 12 €, paid by invoice. */
export const courtBooked = (nr: number, change: Partial<Booked> = {}): CourtBooked => ({
  type: 'CourtBooked',
  data: {
    bookingId: bookingNr(nr),
    orderId: orderId(uuid('0c', nr)),
    ...{ seriesId: null, eventId: null, enteredByClub: false, clubRemark: null, sealedReason: null },
    personId: people.anna,
    category: 'SINGLE',
    sport: 'TENNIS',
    court: 1,
    date: localDate('2026-05-01'),
    start: localTime('18:00'),
    end: localTime('19:00'),
    title: null,
    sealedRemark: null,
    price: cents(1_200),
    listPrice: cents(1_200),
    discount: 0,
    vatRate: 19,
    role: 'MEMBER',
    settingsRevision: 3,
    paymentMethod: 'INVOICE',
    ...change,
  },
});

/** An ADMIN changes that booking alone; its price is worked out anew where `change` has one. */
export const bookingChanged = (
  { data }: CourtBooked,
  change: Partial<BookingChanged['data']> = {},
): BookingChanged => ({
  type: 'BookingChanged',
  data: {
    ...{ ...data, ownPrice: false, scope: 'THIS', was: data },
    pricing: change.price === undefined ? null : data,
    ...change,
  },
});

export const bookingCancelled = ({ data }: CourtBooked, sealedReason: string | null = null): BookingCancelled => {
  const { sport, court, date, start, end, bookingId: id, personId: person, category } = data;
  return {
    type: 'BookingCancelled',
    data: {
      ...{ sport, court, date, start, end, bookingId: id, personId: person, category, sealedReason },
      ...{ refund: 'FULL', displacedBy: null },
    },
  };
};

const gameOf = ({ sport, court, date, start, end, bookingId: id, personId: owner }: Booked) => ({
  ...{ sport, court, date, start, end, bookingId: id, personId: owner ?? people.anna },
});

/** `guests` cost five euros each. */
export const playersChanged = (
  { data }: CourtBooked,
  members: readonly PersonId[],
  guests: readonly string[] = [],
): PlayersChanged => ({
  type: 'PlayersChanged',
  data: {
    ...gameOf(data),
    ...{ members, added: members, guests: guests.length },
    sealedGuests: guests.length > 0 ? sealed(guests.join('\n')) : null,
    ...{ guestFee: cents(500 * guests.length), guestFeeVatRate: 19 },
    guestFeePayment: guests.length > 0 ? 'INVOICE' : null,
  },
});

export const remarkChanged = ({ data }: CourtBooked, remark: string | null): RemarkChanged => ({
  type: 'RemarkChanged',
  data: { ...gameOf(data), sealedRemark: remark === null ? null : sealed(remark) },
});

export const playerLeft = ({ data }: CourtBooked, playerId: PersonId): PlayerLeft => ({
  type: 'PlayerLeft',
  data: { ...gameOf(data), playerId },
});

export const personRegistered = (
  who: keyof typeof people,
  change: Partial<PersonRegistered['data']> = {},
): PersonRegistered => ({
  type: 'PersonRegistered',
  data: {
    personId: people[who],
    memberNumber: String(100 + Object.keys(people).indexOf(who)),
    role: who === 'gast' ? 'GUEST' : 'MEMBER',
    emailDigest: `digest of ${who}`,
    sealed: sealed({
      firstName: who,
      lastName: 'Müller',
      email: `${who}@platzwart.example`,
      phone: null,
      address: { city: 'Musterstadt', houseNumber: '1a', street: 'Am Platz', zip: '12345' },
      language: 'de',
    }),
    discount: 0,
    verified: true,
    active: true,
    passwordId: null,
    ...change,
  },
});

export const arrangement = (sport: string, courts = 2): SportArrangement => ({
  sport,
  labels: null,
  courts: Array.from({ length: courts }, (_, index) => ({
    number: index + 1,
    name: `Platz ${index + 1}`,
    surface: 'CLAY' as const,
    active: true,
  })),
  opensAt: localTime('07:00'),
  closesAt: localTime('22:00'),
  halfHour: true,
});
export const sportArranged = (sport: string, courts = 2): SettingsEvent => ({
  type: 'SportArranged',
  data: arrangement(sport, courts),
});

export const priceRow = (member: number): PriceRow => ({
  time: localTime('07:00'),
  guest: noCents,
  member: cents(member),
  trainer: noCents,
  weekendGuest: noCents,
  weekendMember: noCents,
  weekendTrainer: noCents,
});
export const pricesSet = (sport: string, member: number): SettingsEvent => ({
  type: 'PricesSet',
  data: { sport, rows: [priceRow(member)] },
});

const office = { city: 'Musterstadt', street: 'Am Platz', zip: '12345', houseNumber: '1', maps: null };
export const clubDescribed = (displayName: string): SettingsEvent => ({
  type: 'ClubDescribed',
  data: {
    displayName,
    email: 'info@platzwart.example',
    phoneNumber: '01234 567',
    logoUrl: null,
    addresses: {
      office,
      inside: null,
      outside: null,
      invoice: { sameAsOffice: true, consignor: 'TC Musterstadt e.V.', address: null },
    },
  },
});

/** Every event of a history is one second after the one before it, from 1 April 2026, 08:00 UTC. */
export const instantNr = (n: number): string => new Date(Date.UTC(2026, 3, 1, 8, 0, n)).toISOString();

/** The n-th event of the log as the command-service would have written it. */
export const writtenAs = (n: number, event: ClubHistoryEvent, reason: string | null = null): NewEvent => ({
  id: uuid('0e', n),
  type: event.type,
  data: event.data,
  metadata: {
    occurredAt: instantNr(n),
    actor: null,
    role: null,
    correlationId: uuid('0d', n),
    causationId: uuid('0d', n),
    idempotencyKey: null,
    requestHash: null,
    reason,
    schemaVersion: clubHistory.schemaVersionOf(event.type),
    previousHash: null,
  },
});
