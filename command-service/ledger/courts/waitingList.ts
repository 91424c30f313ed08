import type {
  OfferEnd,
  OfferEnded,
  SlotOffered,
  WaitingListJoined,
  WaitingListLeft,
} from '@platzwart/contracts/booking';
import { endMinute } from '@platzwart/contracts/booking';
import {
  type BookingId,
  type LocalDate,
  type PersonId,
  type WaitingEntryId,
  minuteOfDay,
  timeOfMinute,
} from '@platzwart/contracts/core';
import { type Span, overlaps } from '@platzwart/contracts/booking';

/** A slot that is held for one person; `expiresAt` is an ISO 8601 instant. */
export type Offer = Span & Readonly<{ holdId: BookingId; court: number; expiresAt: string }>;

/** Somebody who waits. Minutes count from local midnight; `passed`: starts that they were offered and did not take. */
export type WaitingEntry = Readonly<{
  entryId: WaitingEntryId;
  personId: PersonId;
  sport: string;
  date: LocalDate;
  fromMinute: number;
  toMinute: number;
  minutes: number;
  offer: Offer | null;
  passed: readonly number[];
}>;

/** Everybody who waits, in the order in which they joined. */
export type WaitingList = readonly WaitingEntry[];

const changed = (
  list: WaitingList,
  id: WaitingEntryId,
  change: (entry: WaitingEntry) => Partial<WaitingEntry>,
): WaitingList => list.map((entry) => (entry.entryId === id ? { ...entry, ...change(entry) } : entry));

const joined = (list: WaitingList, { data }: WaitingListJoined): WaitingList => {
  const { entryId, personId, sport, date, from, to, minutes } = data;
  if (list.some((entry) => entry.entryId === entryId)) return list;
  const window = { fromMinute: minuteOfDay(from), toMinute: endMinute(to), minutes };
  return [...list, { ...{ entryId, personId, sport, date, ...window }, offer: null, passed: [] }];
};

const left = (list: WaitingList, { data }: WaitingListLeft): WaitingList =>
  list.filter(({ entryId }) => entryId !== data.entryId);

const offered = (list: WaitingList, { data }: SlotOffered): WaitingList =>
  changed(list, data.entryId, () => {
    const { holdId, court, start, end, expiresAt } = data;
    return { offer: { holdId, court, startMinute: minuteOfDay(start), endMinute: endMinute(end), expiresAt } };
  });

const ended = (list: WaitingList, { data }: OfferEnded): WaitingList =>
  changed(list, data.entryId, ({ passed }) => ({ offer: null, passed: [...passed, minuteOfDay(data.start)] }));

type Waiting = Readonly<{ waiting: WaitingList }>;
const inState =
  <Event>(step: (list: WaitingList, event: Event) => WaitingList) =>
  <State extends Waiting>(state: State, event: Event): State => ({ ...state, waiting: step(state.waiting, event) });

/** How the events of the waiting list change the state. */
export const evolveWaitingList = {
  WaitingListJoined: inState(joined),
  WaitingListLeft: inState(left),
  SlotOffered: inState(offered),
  OfferEnded: inState(ended),
};

/** An entry with a running offer. */
export type OfferedEntry = WaitingEntry & Readonly<{ offer: Offer }>;
const isOffered = (entry: WaitingEntry): entry is OfferedEntry => entry.offer !== null;

type Place = Span & Readonly<{ sport: string; date: LocalDate; court: number }>;

/** The running offers that hold a part of this span on this court and day. */
export const offersOn = ({ waiting }: Waiting, place: Place): readonly OfferedEntry[] =>
  waiting
    .filter(isOffered)
    .filter(
      ({ sport, date, offer }) =>
        sport === place.sport && date === place.date && offer.court === place.court && overlaps(offer, place),
    );

export const offerOfHold = ({ waiting }: Waiting, holdId: BookingId): OfferedEntry | null =>
  waiting.filter(isOffered).find(({ offer }) => offer.holdId === holdId) ?? null;

export const offerEnded = ({ entryId, personId, sport, date, offer }: OfferedEntry, outcome: OfferEnd): OfferEnded => ({
  type: 'OfferEnded',
  data: {
    ...{ entryId, personId, sport, date, court: offer.court, holdId: offer.holdId, outcome },
    ...{ start: timeOfMinute(offer.startMinute), end: timeOfMinute(offer.endMinute) },
  },
});

/** The events that end an entry: its offer, if one is running, ends first. */
export const entryLeft = (
  entry: WaitingEntry,
  reason: WaitingListLeft['data']['reason'],
  outcome: OfferEnd = 'DECLINED',
): readonly (OfferEnded | WaitingListLeft)[] => {
  const { entryId, personId, sport, date } = entry;
  const leaving: WaitingListLeft = { type: 'WaitingListLeft', data: { entryId, personId, sport, date, reason } };
  return isOffered(entry) ? [offerEnded(entry, outcome), leaving] : [leaving];
};
