import {
  type DebitDropped,
  type MandateRevoked,
  type MandateSigned,
  lastDayOfMandate,
} from '@platzwart/contracts/debit';
import { type Accepted, type Decision, accept, reject } from '../../core/decider.ts';
import type { DebitsErrorCode, EndMandate, EndMandateOf, GiveMandate } from './debitsCommands.ts';
import { type DebitsState, type LedgerMandate, mandateOf, pendingOf } from './debitsState.ts';
import { droppedDebit } from './dropDebits.ts';

type Ended = MandateRevoked | DebitDropped;

/** The end of a mandate: what was announced by it, and is not with the bank yet, is dropped. */
const endOf = (
  { mandateId, personId, reference }: LedgerMandate,
  reason: MandateRevoked['data']['reason'],
  { collections }: DebitsState,
): readonly Ended[] => {
  const drops = [...collections.values()]
    .filter(({ state }) => state === 'ANNOUNCED')
    .flatMap((collection) =>
      pendingOf(collection)
        .filter((debit) => debit.mandateId === mandateId)
        .map((debit) => droppedDebit({ collection, debit }, 'MANDATE_REVOKED')),
    );
  return [{ type: 'MandateRevoked', data: { mandateId, personId, reference, reason } }, ...drops];
};

/**
 * A new mandate takes the place of the person's old one. Refuses with ERR_INVALID_INPUT (`signedOn` in the future, or so
 * long ago that the mandate has lapsed) and ERR_MANDATE_NOT_CREATED (the reference is taken). A known mandate writes no event.
 */
export const decideGiveMandate = (
  { data: { today, ...data } }: GiveMandate,
  state: DebitsState,
): Decision<Ended | MandateSigned, DebitsErrorCode> => {
  if (state.mandates.has(data.mandateId)) return accept();
  const hasLapsed = lastDayOfMandate({ ...data, lastUsedOn: null }) < today;
  if (data.signedOn > today || hasLapsed) return reject('ERR_INVALID_INPUT', 'signedOn');
  if (state.mandates.some(({ reference }) => reference === data.reference)) return reject('ERR_MANDATE_NOT_CREATED');
  const old = mandateOf(state, data.personId);
  return accept<Ended | MandateSigned>(...(old ? endOf(old, 'REPLACED', state) : []), { type: 'MandateSigned', data });
};

/** By its owner or an ADMIN. Refuses others with ERR_MANDATE_NOT_FOUND, as if there were none. A repetition writes no event. */
export const decideEndMandate = (
  { data: { mandateId, caller } }: EndMandate,
  state: DebitsState,
): Decision<Ended, DebitsErrorCode> => {
  const mandate = state.mandates.get(mandateId);
  const isOwn = mandate?.personId === caller.personId;
  if (!mandate || (!isOwn && caller.role !== 'ADMIN')) return reject('ERR_MANDATE_NOT_FOUND', 'id');
  return mandate.isRevoked ? accept() : accept(...endOf(mandate, isOwn ? 'OWNER' : 'CLUB', state));
};

/** Refuses nothing. */
export const decideEndMandateOf = ({ data }: EndMandateOf, state: DebitsState): Accepted<Ended> => {
  const mandate = mandateOf(state, data.personId);
  return mandate ? accept(...endOf(mandate, 'ERASED', state)) : accept();
};
