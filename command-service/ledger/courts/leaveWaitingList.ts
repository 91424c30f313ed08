import type { OfferEnded, WaitingListLeft } from '@platzwart/contracts/booking';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { CourtsErrorCode, DeclineOffer, LeaveWaitingList } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { entryLeft, offerEnded } from './waitingList.ts';

const ownEntry = ({ data }: LeaveWaitingList | DeclineOffer, { waiting }: CourtsState) =>
  waiting.find(({ entryId, personId }) => entryId === data.entryId && personId === data.personId);

/** Waits no longer. Refuses with ERR_BOOKING_NOT_FOUND another person's entry as an unknown one, and one that has ended. */
export const decideLeaveWaitingList = (
  command: LeaveWaitingList,
  state: CourtsState,
): Decision<OfferEnded | WaitingListLeft, CourtsErrorCode> => {
  const entry = ownEntry(command, state);
  return entry ? accept(...entryLeft(entry, 'LEFT')) : reject('ERR_BOOKING_NOT_FOUND');
};

/** Declines the offer and keeps the place in the list. Refuses as `decideLeaveWaitingList`; without an offer nothing changes. */
export const decideDeclineOffer = (
  command: DeclineOffer,
  state: CourtsState,
): Decision<OfferEnded, CourtsErrorCode> => {
  const entry = ownEntry(command, state);
  if (!entry) return reject('ERR_BOOKING_NOT_FOUND');
  return entry.offer ? accept(offerEnded({ ...entry, offer: entry.offer }, 'DECLINED')) : accept();
};
