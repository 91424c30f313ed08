import type { Vault } from '@platzwart/vault';
import { accountByCredential } from './domain/accountByCredential.ts';
import type { MembersState } from './domain/membersState.ts';
import { passwordRules } from './domain/passwordRules.ts';
import { initialCodeLimits, linkLimits } from './handlers/codeThrottle.ts';
import { confirmPasswordBy } from './handlers/confirmPassword.ts';
import type { Passwords } from './handlers/passwords.ts';
import { recordCodeRequest } from './handlers/requestCode.ts';
import { signInThrottle } from './handlers/signInThrottle.ts';

type Input = Readonly<{
  members: Readonly<{ current: () => Readonly<{ state: MembersState }> }>;
  vault: Vault;
  passwords: Passwords;
  /** Null while the club has none. */
  clubName: () => string | null;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  /** Wakes the job that processes pending requests. */
  wake: () => void;
}>;

/** The dependencies that the account handlers share. */
export const userDependencies = ({ members, vault, passwords, clubName, newId, clock, wake }: Input) => {
  const { signInAttempts } = vault;
  const throttle = signInThrottle({ signInAttempts, clock });
  return {
    throttle,
    codeThrottle: {
      initial: signInThrottle({ signInAttempts, clock, limits: initialCodeLimits }),
      link: signInThrottle({ signInAttempts, clock, limits: linkLimits }),
    },
    accountOf: accountByCredential(vault.digest, () => members.current().state),
    passwordRules: passwordRules(clubName),
    confirmPassword: confirmPasswordBy({ throttle, passwords, vault }),
    recordCodeRequest: recordCodeRequest({ codeRequests: vault.codeRequests, newId, wake }),
  };
};
