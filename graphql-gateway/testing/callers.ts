import type { PersonRow } from '@platzwart/contracts/user';
import { type House, june } from './house.ts';
import { admin, anna, dana, gast, trainer } from './personas.ts';
import { sessionsWith } from '../core/sessions.ts';
import { sessionSecret } from './house.ts';

export const callers = ['anonymous', 'stale', 'deactivated', 'GUEST', 'MEMBER', 'TRAINER', 'ADMIN'] as const;
export type Caller = (typeof callers)[number];

/** Those whom no session stands behind, whatever they send. */
export const isNobody = (caller: Caller): boolean =>
  caller === 'anonymous' || caller === 'stale' || caller === 'deactivated';

export const personOf: Readonly<Record<Caller, PersonRow>> = {
  anonymous: anna,
  stale: anna,
  deactivated: dana,
  GUEST: gast,
  MEMBER: anna,
  TRAINER: trainer,
  ADMIN: admin,
};

/** `stale`: a token of yesterday. */
export const tokenOf = async (house: House, caller: Caller): Promise<string | undefined> => {
  if (caller === 'anonymous') return undefined;
  const yesterday = sessionsWith(sessionSecret, () => june - 86_400_000);
  return caller === 'stale' ? yesterday.open(anna) : house.tokenOf(personOf[caller]);
};
