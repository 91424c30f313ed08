import { randomUUID } from 'node:crypto';
import { personId } from '@platzwart/contracts/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../../testing/accountsOnPostgres.ts';

const hasKey = async (...people: readonly string[]) => [...(await accounts.vault.withKey(people))].sort();
const newPerson = (name: string) => ({ personId: personId(randomUUID()), person: dataOf(name) });
const standing = { memberNumber: null, role: 'MEMBER', discount: 0 } as const;

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

it('The vault deletes the keys of refused people after a day, and keeps all others', async () => {
  const petra = await accounts.register('Petra', 'ADMIN');
  const [again, ben, clara] = [newPerson('Petra'), newPerson('Ben'), newPerson('Clara')];
  const registration = { ...again, ...standing, verified: true, active: true, password };
  const refused = { outcome: 'rejected', code: 'ERR_EMAIL_ALREADY_EXISTS' };
  expect(await accounts.send('RegisterPerson', registration)).toMatchObject(refused);
  const list = { people: [ben, newPerson('Petra')].map((person) => ({ ...standing, ...person, guardianID: null })) };
  expect(await accounts.send('ImportPeople', list, { actor: petra.personId })).toMatchObject(refused);
  // Clara's e-mail was free at last.
  await accounts.vault.refused.note([clara.personId], '2026-06-15T08:00:00Z');
  await accounts.register('Clara', 'MEMBER', { personId: clara.personId });
  const everybody = [petra, again, ben, clara].map((person) => person.personId);
  const sorted = [...everybody].sort();
  const oneDayLater = await accounts.open({ clock: () => '2026-06-16T08:00:00.000Z' });
  await oneDayLater.runJob('cleanUpVault');
  expect(await hasKey(...everybody)).toEqual(sorted);
  const later = await accounts.open({ clock: () => '2026-06-16T08:00:01.000Z' });
  await later.runJob('cleanUpVault');
  expect(await hasKey(...everybody)).toEqual([petra.personId, clara.personId].sort());
});
