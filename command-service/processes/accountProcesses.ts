import type { Vault } from '@platzwart/event-store/vault';
import type { LedgerState } from '../booking/ledgerState.ts';
import type { Log } from '../core/log.ts';
import type { AccountNeeds } from '../user/accountNeeds.ts';
import { changePassword } from '../user/changePassword.ts';
import type { ConfirmPassword } from '../user/confirmPassword.ts';
import { endSession } from '../user/endSession.ts';
import { endSessions } from '../user/endSessions.ts';
import { importPeople } from '../user/importPeople.ts';
import { removeSecondFactor } from '../user/removeSecondFactor.ts';
import { registerPerson } from '../user/registerPerson.ts';
import { type NoteRequest, requestCode } from '../user/requestCode.ts';
import { requestEmailChange } from '../user/requestEmailChange.ts';
import { requestErasure } from '../user/requestErasure.ts';
import { resetPassword } from '../user/resetPassword.ts';
import { updatePerson } from '../user/updatePerson.ts';
import { verifyPerson } from '../user/verifyPerson.ts';
import { erasePerson } from './erasePerson.ts';
import { forgetErased } from './forgetErased.ts';
import type { LedgerNeeds } from './ledgerNeeds.ts';
import { registerGuest } from './registerGuest.ts';

type Needs = AccountNeeds &
  Readonly<{
    vault: Pick<
      Vault,
      'forget' | 'farewells' | 'emailChanges' | 'registrations' | 'newcomers' | 'openSessions' | 'endedSessions'
    >;
    ledger: LedgerNeeds['ledger'] & Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
    settings: LedgerNeeds['settings'];
    confirmPassword: ConfirmPassword;
    noteRequest: NoteRequest;
    /** Wakes whoever answers strangers. */
    wake: () => void;
    log: Log;
  }>;

/** Everything that people and admins do with accounts. */
export const accountProcesses = (needs: Needs) => {
  const { noteRequest } = needs;
  const forget = forgetErased(needs);
  return {
    registerPerson: registerPerson(needs),
    registerGuest: registerGuest(needs),
    importPeople: importPeople(needs),
    verifyPerson: verifyPerson(needs),
    requestCode: requestCode(noteRequest),
    resetPassword: resetPassword(needs),
    changePassword: changePassword(needs),
    requestEmailChange: requestEmailChange(needs),
    updatePerson: updatePerson({
      ...needs,
      sendCode: (email, call) => noteRequest({ email, kind: 'INIT_CODE' }, call),
    }),
    endSession: endSession(needs),
    endSessions: endSessions(needs),
    removeSecondFactor: removeSecondFactor(needs),
    requestErasure: requestErasure(needs),
    erasePerson: erasePerson({ ...needs, forget }),
    forget,
  };
};
export type AccountProcesses = ReturnType<typeof accountProcesses>;
