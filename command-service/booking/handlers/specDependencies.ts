import { type PersonId, type Role, noPersonalLimits, personId } from '@platzwart/contracts/core';
import type { LedgerCommand } from '../../ledger/ledgerDecider.ts';
import { clubWith } from '../domain/specClub.ts';
import type { Call } from '../../core/call.ts';
import type { PersonInClub } from './actingPerson.ts';
import type { LedgerAnswer, LedgerDependencies } from './ledgerDependencies.ts';

const person = (digit: string, memberNumber: string, role: Role): PersonInClub => ({
  personId: personId(`${digit.repeat(8)}-0000-4000-8000-000000000000`),
  memberNumber,
  role,
  discount: 10,
  limits: noPersonalLimits,
  active: true,
  guardianId: null,
});
export const anna = person('a', '1001', 'MEMBER');
export const ben = person('b', '1002', 'MEMBER');
export const admin = person('d', '1', 'ADMIN');
/** Ben's child. */
export const mia: PersonInClub = { ...person('c', '1003', 'MEMBER'), guardianId: ben.personId };
export const gast = person('9', '900001', 'GUEST');

/** A call at ten o'clock in Musterstadt on a Monday in June. */
export const callBy = (actor: Readonly<{ personId: PersonId }> | null): Call => ({
  commandId: 'c0000000-0000-4000-8000-000000000001',
  actor: actor?.personId ?? null,
  role: null,
  correlationId: 'spec',
  idempotencyKey: null,
  requestHash: 'hash',
  reason: null,
  address: null,
  now: '2026-06-15T08:00:00Z',
});

/** Records the commands that it is sent. */
export const ledgerThatAccepts = () => {
  const received: Readonly<{ command: LedgerCommand; call: Call }>[] = [];
  const send = (command: LedgerCommand, call: Call): Promise<LedgerAnswer> => {
    received.push({ command, call });
    return Promise.resolve({ outcome: 'accepted', position: '1', ids: [] });
  };
  return { received, send };
};

export const needsOf = (ledger: LedgerDependencies['ledger']): LedgerDependencies => ({
  settings: () => clubWith(),
  personById: (id) => [anna, ben, mia, admin].find((candidate) => candidate.personId === id) ?? null,
  ledger,
});
