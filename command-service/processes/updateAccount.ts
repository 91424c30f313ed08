import type { UpdatePerson } from '@platzwart/contracts/user';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import { personByNumber } from '../user/domain/membersState.ts';
import type { AccountAnswer } from '../user/handlers/accountDependencies.ts';
import { updatePerson } from '../user/handlers/updatePerson.ts';
import type { ForgetDependencies } from './forgetErased.ts';

type Dependencies = Parameters<typeof updatePerson>[0] & Pick<ForgetDependencies, 'ledger' | 'newId'>;

/**
 * Changes an account, and cancels the bookings ahead of somebody who is deactivated, unless the ADMIN keeps them (decisions.md B27). The
 * person is shut out first. Where the ledger fails, the call fails; its repetition finds the account deactivated and cancels the rest.
 */
export const updateAccount =
  (dependencies: Dependencies) =>
  async (input: UpdatePerson['data'], call: Call): Promise<AccountAnswer> => {
    const { members, ledger, newId } = dependencies;
    // Known before, because the change may give the person another number.
    const person = personByNumber(members.current().state, input.userID);
    const answer = await updatePerson(dependencies)(input, call);
    const isDeactivated = answer.outcome === 'accepted' && input.changes.active === false;
    if (!isDeactivated || person === null || input.futureBookings === 'KEEP') return answer;
    // Without the caller's idempotency key: otherwise the ledger's answer would be recorded as the answer to the call itself.
    const followUpCall = { ...call, commandId: newId(), idempotencyKey: null };
    const data = { personId: person.personId, now: clubNow(call.now) };
    await ledger.send({ type: 'ReleaseBookings', data }, followUpCall);
    return answer;
  };
