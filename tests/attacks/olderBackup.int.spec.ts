import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from '../operations/clubhouse.ts';
import { startProgram } from '../operations/program.ts';
import { signIn } from '../support/graphqlClient.ts';

/**
 * Taken by the house as it was when every person had one password of their own and no second factor (vault 1): one member, whose
 * password is `Sandplatz-07`. Never changed.
 */
const folder = fileURLToPath(new URL('olderBackup', import.meta.url));

let clubhouse: Clubhouse;
beforeAll(async () => {
  clubhouse = await newClubhouse();
});
afterAll(() => clearAway(clubhouse));

it('A backup of an older form is restored, and lets in whoever it let in then', async () => {
  const restore = startProgram(['--import', 'tsx', 'scripts/restore.ts', folder], clubhouse.env);
  const { code } = await restore.hasEnded;
  expect(`${restore.output()}${restore.errors()}`).toContain('Restored');
  expect(code).toBe(0);
  const house = startHouse(clubhouse);
  await untilOpen(house);
  expect(await signIn(clubhouse.url, 'kaethe@platzwart.example', 'Sandplatz-07')).toMatch(/^ey/);
  expect(await signIn(clubhouse.url, '1001', 'Sandplatz-07')).toMatch(/^ey/);
  await expect(signIn(clubhouse.url, '1001', 'platzwart')).rejects.toThrow('ERR_INVALID_CREDENTIALS');
  house.child.kill('SIGTERM');
  expect((await house.hasEnded).code).toBe(0);
});
