import type { ReleaseInstance } from '../releaseInstance.ts';
import { type Login, enter, memberNumber } from './people.ts';

/** The people of the club while it is recorded: a token and a member number for each. */
export type Sessions = Readonly<{
  tokenOf: (name: string) => string;
  numberOf: (name: string) => string;
}>;

export const enterAll = async (
  instance: ReleaseInstance,
  logins: Readonly<Record<string, Login>>,
): Promise<Sessions> => {
  const [tokens, numbers] = [new Map<string, string>(), new Map<string, string>()];
  for (const [name, login] of Object.entries(logins)) {
    const token = await enter(instance, login);
    tokens.set(name, token);
    numbers.set(name, await memberNumber(instance, token));
  }
  return { tokenOf: (name) => tokens.get(name) ?? '', numberOf: (name) => numbers.get(name) ?? '' };
};
