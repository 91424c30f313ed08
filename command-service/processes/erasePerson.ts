import type { PersonId } from '@platzwart/contracts/core';
import type { ErasePerson } from '@platzwart/contracts/user';
import { halfHoursLeftOf } from '../ledger/hourCards/hourCardsState.ts';
import { upcomingBookings } from '../ledger/courts/personalBookings.ts';
import { owesTheClub } from '../ledger/invoices/invoicesState.ts';
import type { LedgerState } from '../ledger/ledgerDecider.ts';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { Vault } from '@platzwart/vault';
import type { AccountAnswer, AccountDependencies } from '../user/handlers/accountDependencies.ts';
import { keepErasureNotice } from '../user/handlers/keepErasureNotice.ts';
import { type MembersState, personByNumber } from '../user/domain/membersState.ts';
import { clubNow } from '../booking/domain/clubNow.ts';
import { type ForgetDependencies, forgetErased } from './forgetErased.ts';

type Dependencies = Pick<AccountDependencies, 'members'> &
  ForgetDependencies &
  Readonly<{
    ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
    vault: Pick<Vault, 'unseal' | 'erasureNotices'>;
  }>;

/** The person who has this number, or had it until they were erased. */
const personMeant = (state: MembersState, memberNumber: string): PersonId | null => {
  const known = state.byNumber.get(memberNumber) ?? null;
  const isErased = known !== null && state.erased.has(known);
  return isErased ? known : (personByNumber(state, memberNumber)?.personId ?? null);
};

/** What still has to be settled with the person: hours on cards, also on unpaid ones, are no longer theirs once they are erased, and nobody can be billed. */
const unsettled = ({ courts, hourCards, invoices }: LedgerState, personId: PersonId, call: Call) => {
  if (upcomingBookings(courts, personId, clubNow(call.now)).length > 0) return 'ERR_USER_HAS_BOOKINGS';
  if (halfHoursLeftOf(hourCards, personId) > 0) return 'ERR_USER_HAS_HOURS';
  return owesTheClub(invoices, personId) ? 'ERR_USER_HAS_CLAIMS' : null;
};

/**
 * Erases a person (decisions.md U13, B27). From the event on, sign-ins and bookings of the person are refused; then their bookings that
 * have not begun are cancelled and their key is destroyed. The data of their last email is stored before. Refuses with ERR_USER_NOT_FOUND,
 * ERR_LAST_ADMIN, and without `force` with ERR_USER_HAS_BOOKINGS, ERR_USER_HAS_HOURS (on hour cards) and
 * ERR_USER_HAS_CLAIMS (open or billed: N49; they stay). For an erased person nothing changes.
 */
export const erasePerson =
  (dependencies: Dependencies) =>
  async ({ userID, force }: ErasePerson['data'], call: Call): Promise<AccountAnswer> => {
    const { members, ledger, vault } = dependencies;
    const { state } = members.current();
    const personId = personMeant(state, userID);
    if (personId === null) return reject('ERR_USER_NOT_FOUND', 'userID');
    const lost = force ? null : unsettled(ledger.current().state, personId, call);
    if (lost) return reject(lost, 'userID');
    await keepErasureNotice({ vault }, state.byId.get(personId), call.now);
    const answer = await members.send({ type: 'ErasePerson', data: { personId } }, call);
    if (answer.outcome === 'accepted') await forgetErased(dependencies)(personId, call);
    return answer;
  };
