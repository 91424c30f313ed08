import { standardRules } from '@platzwart/contracts/club';
import { expect, it } from 'vitest';
import { readClubSettings } from './clubReads.ts';

it('A club without settings has the standard ones and no courts, instead of a refusal, and does not offer to register', async () => {
  const empty = { rows: () => Promise.resolve([]) };
  expect(await readClubSettings(empty)).toMatchObject({
    description: { displayName: 'Platzwart', email: '' },
    imprint: null,
    rules: { ...standardRules, allowedGuests: false },
    sports: [],
  });
});
