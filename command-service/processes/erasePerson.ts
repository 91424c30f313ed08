import type { PersonId } from '@platzwart/contracts/core';
import type { ErasePerson } from '@platzwart/contracts/user';
import { bookingsAhead } from '../booking/personalBookings.ts';
import type { LedgerState } from '../booking/ledgerState.ts';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { Vault } from '@platzwart/event-store/vault';
import type { AccountAnswer, AccountNeeds } from '../user/accountNeeds.ts';
import { keepFarewell } from '../user/keepFarewell.ts';
import { type MembersState, personByNumber } from '../user/membersState.ts';
import { clubNow } from './clubNow.ts';
import type { Forget } from './forgetErased.ts';

type Needs = Pick<AccountNeeds, 'members'> &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
    vault: Pick<Vault, 'unseal' | 'farewells'>;
    forget: Forget;
  }>;

/** Who has this number today, or had it until they were erased. */
const personMeant = (state: MembersState, memberNumber: string): PersonId | null => {
  const known = state.byNumber.get(memberNumber) ?? null;
  const isErased = known !== null && state.erased.has(known);
  return isErased ? known : (personByNumber(state, memberNumber)?.personId ?? null);
};

/**
 * Somebody leaves for good (decisions.md U13, B27): from the moment of the event nobody can sign in as them or book for them; then
 * what they still have before them is given back and their key is destroyed. What their last letter needs is kept before. Refuses with ERR_USER_NOT_FOUND, ERR_LAST_ADMIN, and
 * without `force` with ERR_USER_HAS_BOOKINGS. Who is erased already stays so.
 */
export const erasePerson =
  ({ members, ledger, vault, forget }: Needs) =>
  async ({ userID, force }: ErasePerson['data'], call: Call): Promise<AccountAnswer> => {
    const { state } = members.current();
    const personId = personMeant(state, userID);
    if (personId === null) return reject('ERR_USER_NOT_FOUND', 'userID');
    const ahead = bookingsAhead(ledger.current().state, personId, clubNow(call.now));
    if (!force && ahead.length > 0) return reject('ERR_USER_HAS_BOOKINGS', 'userID');
    await keepFarewell({ vault }, state.byId.get(personId), call.now);
    const answer = await members.send({ type: 'ErasePerson', data: { personId } }, call);
    if (answer.outcome === 'accepted') await forget(personId, call);
    return answer;
  };
