import { type PersonId, type Role, personId } from '@platzwart/contracts/core';
import type { LedgerCommand } from '../booking/ledgerCommands.ts';
import { clubWith } from '../booking/specClub.ts';
import type { Call } from '../core/call.ts';
import type { PersonInClub } from './actingPerson.ts';
import type { LedgerAnswer, LedgerNeeds } from './ledgerNeeds.ts';

const person = (digit: string, memberNumber: string, role: Role): PersonInClub => ({
  personId: personId(`${digit.repeat(8)}-0000-4000-8000-000000000000`),
  memberNumber,
  role,
  discount: 10,
  active: true,
});
export const anna = person('a', '1001', 'MEMBER');
export const ben = person('b', '1002', 'MEMBER');
export const admin = person('d', '1', 'ADMIN');

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

/** Notes down what it is sent. */
export const ledgerThatAccepts = () => {
  const heard: Readonly<{ command: LedgerCommand; call: Call }>[] = [];
  const send = (command: LedgerCommand, call: Call): Promise<LedgerAnswer> => {
    heard.push({ command, call });
    return Promise.resolve({ outcome: 'accepted', position: '1', ids: [] });
  };
  return { heard, send };
};

export const needsOf = (ledger: LedgerNeeds['ledger']): LedgerNeeds => ({
  settings: () => clubWith(),
  personById: (wanted) => [anna, ben, admin].find((candidate) => candidate.personId === wanted) ?? null,
  ledger,
});
