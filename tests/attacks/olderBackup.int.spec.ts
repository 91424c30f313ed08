import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type TestInstance,
  clearAway,
  newTestInstance,
  startTestInstance,
  untilOpen,
} from '../operations/startedInstance.ts';
import { startProgram } from '../operations/program.ts';
import { signIn } from '../support/graphqlClient.ts';

/**
 * A backup of an older release, with one password per person and no second factor (vault version 1): one member with the password
 * `Sandplatz-07`. Never change it.
 */
const folder = fileURLToPath(new URL('olderBackup', import.meta.url));

let testInstance: TestInstance;
beforeAll(async () => {
  testInstance = await newTestInstance();
});
afterAll(() => clearAway(testInstance));

it('A backup of an older format can be restored, and its people can sign in', async () => {
  const restore = startProgram(['--import', 'tsx', 'scripts/restore.ts', folder], testInstance.env);
  const { code } = await restore.hasEnded;
  expect(`${restore.output()}${restore.errors()}`).toContain('Restored');
  expect(code).toBe(0);
  const instance = startTestInstance(testInstance);
  await untilOpen(instance);
  expect(await signIn(testInstance.url, 'kaethe@platzwart.example', 'Sandplatz-07')).toMatch(/^ey/);
  expect(await signIn(testInstance.url, '1001', 'Sandplatz-07')).toMatch(/^ey/);
  await expect(signIn(testInstance.url, '1001', 'platzwart')).rejects.toThrow('ERR_INVALID_CREDENTIALS');
  instance.child.kill('SIGTERM');
  expect((await instance.hasEnded).code).toBe(0);
});
