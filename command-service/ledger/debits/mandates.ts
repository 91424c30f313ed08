import {
  type DebitDropped,
  type MandateRevoked,
  type MandateSigned,
  wrongDayOfMandate,
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

/** The same paper may be entered again, with another account: then its reference stays. */
const isTaken = ({ personId, reference }: GiveMandate['data'], { mandates }: DebitsState): boolean =>
  mandates.some((known) => known.personId !== personId && known.reference.toUpperCase() === reference.toUpperCase());

/**
 * A new mandate takes the place of the person's old one. Refuses with ERR_INVALID_INPUT (`signedOn` or `lastUsedOn` in the future, or so
 * long ago that the mandate has lapsed) and ERR_MANDATE_NOT_CREATED (`reference`: another person's). A known mandate writes no event.
 */
export const decideGiveMandate = (
  { data: { today, ...data } }: GiveMandate,
  state: DebitsState,
): Decision<Ended | MandateSigned, DebitsErrorCode> => {
  if (state.mandates.has(data.mandateId)) return accept();
  const wrong = wrongDayOfMandate({ signedOn: data.signedOn, lastUsedOn: data.lastUsedOn ?? null, today });
  if (wrong) return reject('ERR_INVALID_INPUT', wrong);
  if (isTaken({ ...data, today }, state)) return reject('ERR_MANDATE_NOT_CREATED', 'reference');
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
