import type { BookingsAnonymised } from '@platzwart/contracts/booking';
import type { BookingId, Cents, LocalDate, PersonId, VoucherType } from '@platzwart/contracts/core';
import type {
  HoursReturned,
  HoursUsed,
  VoucherConsentGiven,
  VoucherDeleted,
  VoucherId,
  VoucherOrdered,
  VoucherTypeCorrected,
} from '@platzwart/contracts/voucher';
import { Map } from 'immutable';

/** An hour card. Hours are counted in halves. */
export type HourCard = Readonly<{
  voucherId: VoucherId;
  personId: PersonId;
  voucherType: VoucherType;
  price: Cents;
  orderedOn: LocalDate;
  halfHours: number;
  halfHoursLeft: number;
  /** A deleted card is known, so that the same command again writes no event. */
  isDeleted: boolean;
  /** The first day of play that it pays for (decisions.md Q14); null: it can be used at once. */
  usableFrom: LocalDate | null;
}>;

/** What one card has paid for a booking. */
export type CardUse = Readonly<{ voucherId: VoucherId; halfHours: number }>;
/** What cards have paid for a booking on `date`, in the order of use. */
export type PaidBooking = Readonly<{ date: LocalDate; uses: readonly CardUse[] }>;

export type HourCardsState = Readonly<{
  cards: Map<VoucherId, HourCard>;
  /** The cards of each person, the oldest first. */
  ofPerson: Map<PersonId, readonly VoucherId[]>;
  /** Those of them that have hours left and are not deleted; nobody without one. */
  usable: Map<PersonId, readonly VoucherId[]>;
  /** Bookings of open days that cards have paid for: what comes back when they are cancelled (decisions.md V11). */
  paid: Map<BookingId, PaidBooking>;
}>;

export const noCards: HourCardsState = { cards: Map(), ofPerson: Map(), usable: Map(), paid: Map() };

/** The cards of a person that have hours left, the oldest first. */
export const usableCardsOf = ({ cards, usable }: HourCardsState, personId: PersonId): readonly HourCard[] =>
  (usable.get(personId) ?? []).flatMap((id) => cards.get(id) ?? []);

/** Half hours on all cards of a person. */
export const halfHoursLeftOf = (state: HourCardsState, personId: PersonId): number =>
  usableCardsOf(state, personId).reduce((sum, { halfHoursLeft }) => sum + halfHoursLeft, 0);

/** The last card of a person that is not deleted. */
export const newestCardOf = ({ cards, ofPerson }: HourCardsState, personId: PersonId): HourCard | undefined => {
  const id = ofPerson.get(personId)?.findLast((each) => cards.get(each)?.isDeleted === false);
  return id && cards.get(id);
};

export const isUsable = ({ halfHoursLeft, isDeleted }: HourCard): boolean => halfHoursLeft > 0 && !isDeleted;

/** `usable` with or without this card. A card that has hours again has its place among the others by its age. */
const withUsability = ({ usable, ofPerson }: HourCardsState, card: HourCard): HourCardsState['usable'] => {
  const { personId, voucherId } = card;
  const before = new Set(usable.get(personId));
  if (before.has(voucherId) === isUsable(card)) return usable;
  if (isUsable(card)) before.add(voucherId);
  else before.delete(voucherId);
  const after = (ofPerson.get(personId) ?? []).filter((id) => before.has(id));
  return after.length === 0 ? usable.delete(personId) : usable.set(personId, after);
};

const withCard = (state: HourCardsState, card: HourCard): HourCardsState => ({
  ...state,
  cards: state.cards.set(card.voucherId, card),
  usable: withUsability(state, card),
});

const changedCard = (state: HourCardsState, id: VoucherId, change: Partial<HourCard>): HourCardsState => {
  const card = state.cards.get(id);
  return card ? withCard(state, { ...card, ...change }) : state;
};

const ordered = (state: HourCardsState, { data }: VoucherOrdered): HourCardsState => {
  const { voucherId, personId, voucherType, price, orderedOn, halfHours, usableFrom = null } = data;
  const card = { voucherId, personId, voucherType, price, orderedOn, halfHours, usableFrom };
  const before = state.ofPerson.get(personId) ?? [];
  const known = { ...state, ofPerson: state.ofPerson.set(personId, [...before, voucherId]) };
  return withCard(known, { ...card, halfHoursLeft: halfHours, isDeleted: false });
};

const corrected = (state: HourCardsState, { data }: VoucherTypeCorrected): HourCardsState =>
  changedCard(state, data.voucherId, { voucherType: data.voucherType, price: data.price });

const consented = (state: HourCardsState, { data }: VoucherConsentGiven): HourCardsState =>
  changedCard(state, data.voucherId, { usableFrom: null });

const deleted = (state: HourCardsState, { data }: VoucherDeleted): HourCardsState =>
  changedCard(state, data.voucherId, { isDeleted: true });

/** `change`: half hours that the card pays more than before; negative where hours come back. */
const moved = (state: HourCardsState, data: HoursUsed['data'], change: number): HourCardsState => {
  const { voucherId, bookingId, date, halfHoursLeft } = data;
  const before = state.paid.get(bookingId)?.uses ?? [];
  const known = before.find((use) => use.voucherId === voucherId);
  const use = { voucherId, halfHours: (known?.halfHours ?? 0) + change };
  const uses = (known ? before.map((each) => (each === known ? use : each)) : [...before, use]).filter(
    ({ halfHours }) => halfHours > 0,
  );
  const { paid } = state;
  const after = uses.length > 0 ? paid.set(bookingId, { date, uses }) : paid.delete(bookingId);
  return { ...changedCard(state, voucherId, { halfHoursLeft }), paid: after };
};

const used = (state: HourCardsState, { data }: HoursUsed): HourCardsState => moved(state, data, data.halfHours);
const returned = (state: HourCardsState, { data }: HoursReturned): HourCardsState =>
  moved(state, data, -data.halfHours);

/** Bookings of a closed day are never cancelled: what they cost stays used. */
const anonymised = (state: HourCardsState, { data }: BookingsAnonymised): HourCardsState => ({
  ...state,
  paid: state.paid.filter(({ date }) => date >= data.before),
});

/** How each event changes the state. */
export const evolveHourCards = {
  VoucherOrdered: ordered,
  VoucherTypeCorrected: corrected,
  VoucherConsentGiven: consented,
  VoucherDeleted: deleted,
  HoursUsed: used,
  HoursReturned: returned,
  BookingsAnonymised: anonymised,
};
