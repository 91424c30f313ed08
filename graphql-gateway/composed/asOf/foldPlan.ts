import { bookingCategories, endMinute, hasOwnPrice, owedAtFirst, seriesIdSchema } from '@platzwart/contracts/booking';
import {
  type BookingId,
  type PaymentMethod,
  bookingIdSchema,
  cents,
  centsSchema,
  clubEventIdSchema,
  localDateSchema,
  localTimeSchema,
  minuteOfDay,
  noCents,
  paymentMethods,
  personIdSchema,
} from '@platzwart/contracts/core';
import type { HistoryRow } from '@platzwart/contracts/history';
import * as v from 'valibot';
import type { BookingFacts } from '../../booking/bookingFacts.ts';

/** An event of a booking as the read model of the histories has it. */
export type PlanEntry = Pick<HistoryRow, 'subjectId' | 'personId' | 'action' | 'details' | 'texts'>;

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);
const place = {
  sport: v.string(),
  court: v.number(),
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
};
/** What `BookingsAnonymised` removes is missing. */
const shown = {
  ...place,
  category: v.picklist(bookingCategories),
  title: optional(v.string()),
  clubRemark: optional(v.string()),
  price: centsSchema,
};
const paidBy = optional(v.picklist(paymentMethods));
const bookedSchema = v.object({
  ...shown,
  bookingId: bookingIdSchema,
  ...{ seriesId: optional(seriesIdSchema), eventId: optional(clubEventIdSchema), paymentMethod: paidBy },
  ...{ listPrice: centsSchema, discount: v.number(), enteredByClub: v.boolean() },
});
const changedSchema = v.object({
  ...shown,
  ...{ ownPrice: v.boolean(), scope: v.string(), pricing: optional(v.object({ paymentMethod: paidBy })) },
});
const playersSchema = v.object({
  members: v.optional(v.array(personIdSchema), []),
  guestFee: centsSchema,
  guestFeePayment: paidBy,
});
const leftSchema = v.object({ playerId: optional(personIdSchema) });
const holdSchema = v.object({ ...place, holdId: bookingIdSchema });
const revisedSchema = v.object({ name: v.string() });

type Place = Readonly<v.InferOutput<v.ObjectSchema<typeof place, undefined>>>;
const placeOf = ({ sport, court, date, start, end }: Place) => ({
  ...{ sport, court, date, startMinute: minuteOfDay(start), endMinute: endMinute(end) },
});
/** Hours pay at once, and what is paid online is booked once it is paid. */
const priced = (price: number, paymentMethod: PaymentMethod | null) => ({
  ...{ price: cents(price), paymentMethod, paymentState: owedAtFirst(cents(price), paymentMethod) },
});
const remarkOf = ({ texts }: PlanEntry, clubRemark: string | null): string | null => texts?.['remark'] ?? clubRemark;
const guestsOf = ({ texts }: PlanEntry) =>
  (texts?.['guests'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((guestName) => ({ personId: null, guestName }));
const unchanged = {
  changedAlone: false,
  formerPlaces: null,
  termsVersion: null,
  revision: 0,
  cancelReason: null,
  cancelledAt: null,
} as const;

const booked = (entry: PlanEntry): BookingFacts => {
  const data = v.parse(bookedSchema, entry.details);
  const { bookingId, seriesId, eventId, category, title, clubRemark, price, paymentMethod } = data;
  return {
    ...{ bookingId, seriesId, eventId, category, title, personId: entry.personId },
    ...placeOf(data),
    ...{ remark: remarkOf(entry, clubRemark), guestFee: noCents, players: [], ...priced(price, paymentMethod) },
    ownPrice: hasOwnPrice({ ...data, sealedReason: entry.texts?.['reason'] ?? null }),
    ...{ occupancy: 'BOOKED', ...unchanged },
  };
};

const changed = (row: BookingFacts, entry: PlanEntry): BookingFacts => {
  const data = v.parse(changedSchema, entry.details);
  const { category, title, clubRemark, ownPrice, pricing, scope } = data;
  return {
    ...row,
    ...placeOf(data),
    ...{ category, title, ownPrice, remark: remarkOf(entry, clubRemark) },
    ...priced(data.price + row.guestFee, pricing ? pricing.paymentMethod : row.paymentMethod),
    changedAlone: row.changedAlone || (row.seriesId !== null && scope === 'THIS'),
  };
};

const withPlayers = (row: BookingFacts, entry: PlanEntry): BookingFacts => {
  const { members, guestFee, guestFeePayment } = v.parse(playersSchema, entry.details);
  const players = [...members.map((personId) => ({ personId, guestName: null })), ...guestsOf(entry)];
  return {
    ...row,
    ...{ players, guestFee },
    ...priced(row.price - row.guestFee + guestFee, row.paymentMethod ?? guestFeePayment),
  };
};

const withoutPlayer = (row: BookingFacts, { details }: PlanEntry): BookingFacts => {
  const { playerId } = v.parse(leftSchema, details);
  return { ...row, players: row.players.filter(({ personId }) => personId === null || personId !== playerId) };
};

/** A slot that is held is in the plan like a closure, without a person. */
const held = ({ details }: PlanEntry): BookingFacts => {
  const { holdId, ...at } = v.parse(holdSchema, details);
  return {
    ...{ bookingId: holdId, seriesId: null, eventId: null, category: 'BLOCK', title: null },
    ...{ personId: null, ...placeOf(at), remark: null, guestFee: noCents, players: [], ownPrice: false },
    ...{ ...priced(0, null), occupancy: 'HELD', ...unchanged },
  };
};

type Change = (row: BookingFacts, entry: PlanEntry) => BookingFacts | null;
const changes: Readonly<Record<string, Change>> = {
  BookingChanged: changed,
  PlayersChanged: withPlayers,
  PlayerLeft: withoutPlayer,
  RemarkChanged: (row, entry) => ({ ...row, remark: remarkOf(entry, null) }),
  BookingCancelled: () => null,
  BookingDeleted: () => null,
};

type Plan = Map<string, BookingFacts>;

const holdOf = ({ details }: PlanEntry): BookingId => v.parse(holdSchema, details).holdId;

const rename = (plan: Plan, { subjectId, details }: PlanEntry): void => {
  const { name } = v.parse(revisedSchema, details);
  for (const [id, row] of plan) if (row.eventId === subjectId) plan.set(id, { ...row, title: name });
};

const change = (plan: Plan, entry: PlanEntry): void => {
  const row = plan.get(entry.subjectId);
  const next = row && changes[entry.action]?.(row, entry);
  if (next) plan.set(entry.subjectId, { ...next, revision: next.revision + 1 });
  else plan.delete(entry.subjectId);
};

const effects: Readonly<Record<string, (plan: Plan, entry: PlanEntry) => unknown>> = {
  CourtBooked: (plan, entry) => plan.set(entry.subjectId, booked(entry)),
  SlotOffered: (plan, entry) => plan.set(holdOf(entry), held(entry)),
  OfferEnded: (plan, entry) => plan.delete(holdOf(entry)),
  ClubEventRevised: rename,
  ...Object.fromEntries(Object.keys(changes).map((action) => [action, change])),
};

/** The types of events that a court plan is made of. */
export const planActions: readonly string[] = Object.keys(effects);

/**
 * What occupied the courts after these events, which are in order of position: what `bookingsInPeriod` answered at that moment, but with
 * today's names, and without what was forgotten since (decisions.md N48).
 */
export const foldPlan = (entries: readonly PlanEntry[]): readonly BookingFacts[] => {
  const plan: Plan = new Map();
  for (const entry of entries) effects[entry.action]?.(plan, entry);
  return [...plan.values()];
};
