import type { EnableSecondFactorCall, SetUpSecondFactor } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../core/call.ts';
import { type CallDependencies, callOf } from '../core/callOf.ts';
import { enableSecondFactor } from './handlers/enableSecondFactor.ts';
import { recordRecoveryCodeUse } from './handlers/recordRecoveryCodeUse.ts';
import { setUpSecondFactor } from './handlers/setUpSecondFactor.ts';
import { signIn } from './handlers/signIn.ts';

type Dependencies = Parameters<typeof setUpSecondFactor>[0] &
  Parameters<typeof enableSecondFactor>[0] &
  Parameters<typeof recordRecoveryCodeUse>[0] &
  Omit<Parameters<typeof signIn>[0], 'recordRecoveryCodeUse'> &
  CallDependencies &
  Readonly<{ vault: Pick<Vault, 'endedSessions' | 'openSessions'> }>;

/** Calls of the gateway that are no commands, because they return more than ids or write no event. */
export const signInCalls = (dependencies: Dependencies) => {
  const { vault } = dependencies;
  /** Nothing of this call is stored, so it has no idempotency key and no hash. */
  const callWithoutKey = (
    type: string,
    { actor, correlationId }: Pick<SetUpSecondFactor, 'actor' | 'correlationId'>,
  ): Call => callOf(dependencies, { type, actor, correlationId, idempotencyKey: null, data: null });
  return {
    signIn: signIn({ ...dependencies, recordRecoveryCodeUse: recordRecoveryCodeUse(dependencies) }),
    signOut: vault.endedSessions.end,
    recordSessionUse: vault.openSessions.note,
    setUpSecondFactor: (input: SetUpSecondFactor) =>
      setUpSecondFactor(dependencies)(input.password, callWithoutKey('SetUpSecondFactor', input)),
    enableSecondFactor: (input: EnableSecondFactorCall) =>
      enableSecondFactor(dependencies)(input.code, callWithoutKey('EnableSecondFactor', input)),
  };
};
