import { type Policy, refuseWhere } from './policy.ts';
import type { UserBlock, UserOrder } from './userOrder.ts';

const countOf = ({ requested: { players } }: UserBlock): number => players.members.length + players.guests;

/** decisions.md N23: a club without players in its bookings takes none. */
export const playersOnlyWhereAllowed = refuseWhere(
  'ERR_INVALID_INPUT',
  (block: UserBlock, { rules }: UserOrder) => rules.players === 'NONE' && countOf(block) > 0,
  'players',
);

/** decisions.md N23; a trainer's course and an entry of an ADMIN need none. */
export const playersWhereRequired = refuseWhere(
  'ERR_INVALID_INPUT',
  (block: UserBlock, { rules, caller }: UserOrder) =>
    rules.players === 'REQUIRED' && (caller.role === 'MEMBER' || caller.role === 'GUEST') && countOf(block) === 0,
  'players',
);

/** Everybody plays once: the caller, and each other person of the club. */
export const eachPlayerOnce = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested: { players } }: UserBlock, { caller }: UserOrder) => {
    const people = [caller, ...players.members].map(({ personId }) => personId);
    return new Set(people).size < people.length;
  },
  'players',
);

/** Guests of the club name their company as guests: they cannot look up its people. */
export const membersNamedByMembers = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ requested: { players } }: UserBlock, { caller }: UserOrder) =>
    caller.role === 'GUEST' && players.members.length > 0,
  'players',
);

/** Who may be named, whatever else is booked. */
export const namingPolicies: readonly Policy<UserOrder>[] = [
  playersOnlyWhereAllowed,
  playersWhereRequired,
  eachPlayerOnce,
  membersNamedByMembers,
];
