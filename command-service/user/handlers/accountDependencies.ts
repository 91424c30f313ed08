import type { UserErrorCode } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Answer, CommandStream } from '../../core/commandStream.ts';
import type { MembersCommand, MembersErrorCode } from '../domain/membersCommands.ts';
import type { MembersState, Person } from '../domain/membersState.ts';
import type { PasswordRules } from '../domain/passwordRules.ts';
import type { CodeThrottle } from './codeThrottle.ts';
import type { Passwords } from './passwords.ts';

export type AccountAnswer = Answer<UserErrorCode>;

/** The dependencies of account handlers: the members decide, the vault stores what must not be in the log. */
export type AccountDependencies = Readonly<{
  members: CommandStream<MembersState, MembersCommand, MembersErrorCode>;
  vault: Pick<Vault, 'seal' | 'sealAll' | 'unseal' | 'digest' | 'passwords' | 'codes' | 'refused'>;
  passwords: Pick<Passwords, 'hash'>;
  passwordRules: PasswordRules;
  codeThrottle: CodeThrottle;
  /** The person with this e-mail or member number; null where there is none. */
  accountOf: (credential: string) => Person | null;
  /** A new UUID. */
  newId: () => string;
}>;
