import { codeId, personId } from '@platzwart/contracts/core';
import { type UserEvent, factorId, passwordId } from '@platzwart/contracts/user';
import { expect } from 'vitest';
import type { Decision } from '../../core/decider.ts';
import type { MembersCommand, NewPerson } from './membersCommands.ts';
import { membersDecider } from './membersDecider.ts';

const uuid = (family: string, n = 1): string => `${family.repeat(8)}-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const anna = personId(uuid('a'));
export const ben = personId(uuid('b'));
export const gast = personId(uuid('9'));
export const petra = personId(uuid('d'));
export const passwordNr = (n: number) => passwordId(uuid('1', n));
export const codeNr = (n: number) => codeId(uuid('c', n));
export const factorNr = (n: number) => factorId(uuid('f', n));

/** Noon of the specs, and the days before and after. */
export const noon = '2026-06-15T12:00:00.000Z';
export const yesterday = '2026-06-14T12:00:00.000Z';
export const tomorrow = '2026-06-16T12:00:00.000Z';

const people = {
  anna: { personId: anna, memberNumber: '1001', role: 'MEMBER' },
  ben: { personId: ben, memberNumber: '1002', role: 'MEMBER' },
  gast: { personId: gast, memberNumber: '900000', role: 'GUEST' },
  petra: { personId: petra, memberNumber: '1', role: 'ADMIN' },
} as const;

/** Verified, with a password, without a code. */
export const newPerson = (who: keyof typeof people, overrides: Partial<NewPerson> = {}): NewPerson => ({
  ...people[who],
  emailDigest: `digest of ${who}`,
  sealed: `sealed ${who}`,
  ...{ discount: 0, verified: true, active: true, passwordId: passwordNr(1), code: null },
  ...overrides,
});

export const registered = (who: keyof typeof people, overrides: Partial<NewPerson> = {}): UserEvent => {
  const { code: _, guardianId, ...data } = newPerson(who, overrides);
  const memberNumber = data.memberNumber ?? people[who].memberNumber;
  return { type: 'PersonRegistered', data: { ...data, memberNumber, ...(guardianId && { guardianId }) } };
};

/** A member with initial code 1, valid until tomorrow. */
export const invited: readonly UserEvent[] = [
  registered('anna', { verified: false, passwordId: null }),
  { type: 'CodeIssued', data: { personId: anna, codeId: codeNr(1), purpose: 'INIT_CODE', expiresAt: tomorrow } },
];

export const given = (...history: readonly UserEvent[]) => {
  const { initialState, evolve, decide } = membersDecider;
  const state = history.reduce(evolve, initialState);
  const when = (command: MembersCommand) => {
    const decision: Decision<UserEvent, string> = decide(command, state);
    return {
      then: (...events: readonly UserEvent[]) => expect(decision).toEqual({ outcome: 'accepted', events }),
      thenRejected: (refusal: Readonly<Record<string, unknown>>) => expect(decision).toEqual(refusal),
      thenNothing: () => expect(decision).toEqual({ outcome: 'accepted', events: [] }),
      thenRejectedWith: (code: string, ...fields: readonly string[]) =>
        expect(decision).toEqual({ outcome: 'rejected', code, fields }),
    };
  };
  return { state, when };
};
