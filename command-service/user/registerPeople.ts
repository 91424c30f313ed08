import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import type { Newcomer } from './membersCommands.ts';

type Needs = Readonly<{
  members: Pick<AccountNeeds['members'], 'send'>;
  vault: Pick<AccountNeeds['vault'], 'refused'>;
}>;

/**
 * All of `people` or nobody: refuses what the members refuse. What the vault keeps of those who are refused belongs to nobody, and
 * is removed later, unless the log has them after all.
 */
export const registerPeople = async (
  { members, vault }: Needs,
  people: readonly Newcomer[],
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
