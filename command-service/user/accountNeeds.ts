import type { UserErrorCode } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { Answer, CommandStream } from '../core/commandStream.ts';
import type { MembersCommand, MembersErrorCode } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';
import type { PasswordRules } from './passwordRules.ts';
import type { Passwords } from './passwords.ts';

export type AccountAnswer = Answer<UserErrorCode>;

/** What accounts are kept with: the members decide, the vault holds what must not be in the log. */
export type AccountNeeds = Readonly<{
  members: CommandStream<MembersState, MembersCommand, MembersErrorCode>;
  vault: Pick<Vault, 'seal' | 'sealAll' | 'unseal' | 'digest' | 'passwords' | 'codes' | 'refused'>;
  passwords: Pick<Passwords, 'hash'>;
  passwordRules: PasswordRules;
  /** Whom an e-mail or a member number means; null for nobody. */
  accountOf: (credential: string) => Person | null;
  /** A new UUID. */
  newId: () => string;
}>;
