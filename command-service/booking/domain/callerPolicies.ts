import { reject } from '../../core/decider.ts';
import type { Policy } from './policy.ts';
import type { UserOrder } from './userOrder.ts';

/** decisions.md P22: guests keep their bookings, but cannot make new ones. */
export const guestsOnlyWhereAllowed: Policy<UserOrder> = ({ caller, rules }) =>
  caller.role === 'GUEST' && !rules.allowedGuests ? reject('ERR_NOT_AUTHORIZED') : null;

/** decisions.md N29a: once per version, before the first booking under it. */
export const termsAccepted: Policy<UserOrder> = ({ terms: { accepted, inForce } }) =>
  inForce !== null && accepted !== inForce ? reject('ERR_TERMS_NOT_ACCEPTED', 'acceptedTerms') : null;

/** decisions.md P23: trainers see their bookings, but cannot make new ones. */
export const trainersOnlyWhereAllowed: Policy<UserOrder> = ({ caller, rules }) =>
  caller.role === 'TRAINER' && !rules.allowedTrainers ? reject('ERR_NOT_AUTHORIZED') : null;
