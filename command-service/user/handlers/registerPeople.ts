import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import type { NewPerson } from '../domain/membersCommands.ts';

type Dependencies = Readonly<{
  members: Pick<AccountDependencies['members'], 'send'>;
  vault: Pick<AccountDependencies['vault'], 'refused'>;
}>;

/**
 * Registers all of `people` or none: refuses with the members' codes. What the vault stored for refused people is unused, and is deleted
 * later, unless the log contains them after all.
 */
export const registerPeople = async (
  { members, vault }: Dependencies,
  people: readonly NewPerson[],
  call: Call,
): Promise<AccountAnswer> => {
  const answer = await members.send({ type: 'RegisterPeople', data: { people } }, call);
  if (answer.outcome === 'rejected')
    await vault.refused.note(
      people.map(({ personId }) => personId),
      call.now,
    );
  return answer;
};
