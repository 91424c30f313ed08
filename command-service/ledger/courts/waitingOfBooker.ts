import type { OfferEnded, WaitingListLeft } from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import type { UserBlock } from '../../booking/domain/userOrder.ts';
import type { CourtsState } from './courtsState.ts';
import { type WaitingEntry, entryLeft, offerEnded, offersOn } from './waitingList.ts';

/** Court and time of a booking. */
type Booked = Pick<UserBlock, 'startMinute' | 'endMinute'> &
  Readonly<{ requested: Pick<UserBlock['requested'], 'sport' | 'date' | 'court'> }>;

const isFulfilledBy = (entry: WaitingEntry, { requested, startMinute, endMinute }: Booked): boolean =>
  entry.sport === requested.sport &&
  entry.date === requested.date &&
  startMinute >= entry.fromMinute &&
  endMinute <= entry.toMinute &&
  endMinute - startMinute >= entry.minutes;

/**
 * What a person's own booking means for their place in the list: entries that it fulfils end, and offers of theirs that it covers are taken.
 */
export const waitingOfBooker = (
  state: CourtsState,
  personId: PersonId,
  blocks: readonly Booked[],
): readonly (OfferEnded | WaitingListLeft)[] => {
  const own = state.waiting.filter((entry) => entry.personId === personId);
  if (own.length === 0) return [];
  const held = new Set(
    blocks.flatMap((block) => {
      const { sport, date, court } = block.requested;
      return offersOn(state, { ...block, sport, date, court }).map(({ entryId }) => entryId);
    }),
  );
  return own.flatMap((entry) => {
    const isTaken = held.has(entry.entryId);
    if (blocks.some((block) => isFulfilledBy(entry, block)))
      return entryLeft(entry, 'BOOKED', isTaken ? 'TAKEN' : 'DECLINED');
    return isTaken && entry.offer ? [offerEnded({ ...entry, offer: entry.offer }, 'TAKEN')] : [];
  });
};
