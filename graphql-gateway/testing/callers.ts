import type { PersonRow } from '@platzwart/contracts/user';
import { type Instance, testTime } from './instance.ts';
import { admin, anna, dana, gast, trainer } from './personas.ts';
import { createSessions } from '../core/sessions.ts';
import { sessionSecret } from './instance.ts';

export const callers = ['anonymous', 'stale', 'deactivated', 'GUEST', 'MEMBER', 'TRAINER', 'ADMIN'] as const;
export type TestCaller = (typeof callers)[number];

/** Callers without a valid session, whatever they send. */
export const isAnonymous = (caller: TestCaller): boolean =>
  caller === 'anonymous' || caller === 'stale' || caller === 'deactivated';

export const personOf: Readonly<Record<TestCaller, PersonRow>> = {
  anonymous: anna,
  stale: anna,
  deactivated: dana,
  GUEST: gast,
  MEMBER: anna,
  TRAINER: trainer,
  ADMIN: admin,
};

/** `stale`: a token of yesterday. */
export const tokenOf = async (instance: Instance, caller: TestCaller): Promise<string | undefined> => {
  if (caller === 'anonymous') return undefined;
  const yesterday = createSessions(sessionSecret, () => testTime - 86_400_000);
  return caller === 'stale' ? yesterday.open(anna) : instance.tokenOf(personOf[caller]);
};
