import { describe, expect, it } from 'vitest';
import { describePlan } from './describePlan.ts';
import type { UpdatePlan } from './updatePlan.ts';

const megabyte = 1024 ** 2;
const plan: UpdatePlan = {
  ...{ writtenBy: '0.2.0', hasClub: true, newer: [], needsStop: null, events: 1_300_000, eventsPerSecond: null },
  migrations: [
    { schema: 'vault', from: 9, to: 15 },
    { schema: 'mail', from: 1, to: 5 },
  ],
  builds: [
    { name: 'bookings', from: 3, to: 13, bytes: 700 * megabyte },
    { name: 'bank', from: null, to: 3, bytes: 0 },
  ],
};
const space = { backup: 1.5 * 1024 * megabyte, to: '/club/backups' };

describe('What an update will do', () => {
  it('names schemas, read models, minutes and space', () => {
    expect(describePlan(plan, space)).toEqual([
      'migrates: vault 9 → 15, mail 1 → 5',
      'builds read models: bookings, bank (new); what is there answers until they are complete',
      'reads 1300000 events: about 3 minutes, at 9000 events a second, as docs/benchmarks.md measured',
      'writes a backup before, about 1.5 GB, into /club/backups',
      'needs about 700 MB for new tables beside those of now',
    ]);
  });

  it('counts minutes by what this machine needed before', () => {
    expect(describePlan({ ...plan, eventsPerSecond: 1_000 }, space)).toContain(
      'reads 1300000 events: about 22 minutes, at 1000 events a second, as the slowest rebuild here so far',
    );
  });

  it('says where the running release has to be stopped first', () => {
    const needsStop = 'Step 15 of the database schema "vault" takes away what the running release still needs.';
    expect(describePlan({ ...plan, needsStop }, space)[1]).toBe(`npm run restart will refuse it: ${needsStop}`);
  });

  it('says where no backup is wanted, and nothing about what does not happen', () => {
    expect(describePlan({ ...plan, builds: [] }, { ...space, to: null })).toEqual([
      'migrates: vault 9 → 15, mail 1 → 5',
      'writes no backup before (UPDATE_BACKUPS=off)',
    ]);
  });
});
