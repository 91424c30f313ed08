import { randomUUID } from 'node:crypto';
import type { PersonId } from '@platzwart/contracts/core';
import { factorId } from '@platzwart/contracts/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, password } from '../../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../../testing/expectedAnswers.ts';
import { callFor } from '../../testing/slots.ts';

let accounts: AccountsOnPostgres;
let petra: PersonId;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
  petra = (await accounts.register('Petra', 'ADMIN')).personId;
});
afterAll(() => accounts.close());

const reason = 'Handy verloren, in der Geschäftsstelle ausgewiesen 🎾';
const withFactor = async (name: string) => {
  const { personId, memberNumber } = await accounts.register(name);
  const data = { personId, factorId: factorId(randomUUID()) };
  await accounts.service.members.send({ type: 'EnableSecondFactor', data }, callFor(name, { actor: personId }));
  return { personId, userID: memberNumber, tokenVersion: accounts.person(name).tokenVersion };
};
type Given = Readonly<{ password?: string; reason?: string; actor?: PersonId | null; idempotencyKey?: string }>;
const remove = (userID: string, { actor = petra, idempotencyKey, ...given }: Given = {}) =>
  accounts.send(
    'RemoveSecondFactorOfPerson',
    { userID, password, reason, ...given },
    { actor, address: '192.0.2.7', ...(idempotencyKey !== undefined && { idempotencyKey }) },
  );
const removals = async (personId: PersonId) =>
  (await accounts.store.read('members')).filter(
    ({ type, data }) => type === 'SecondFactorRemoved' && JSON.stringify(data).includes(personId),
  );

describe('Removing the second factor of a person who lost it', () => {
  it('ends all sessions; the event has the ADMIN, and the reason sealed with the key of the person', async () => {
    const { personId, userID, tokenVersion } = await withFactor('Anna');
    expect(await remove(userID, { reason: ` ${reason} ` })).toEqual(accepted);
    expect(accounts.person('Anna')).toMatchObject({ factorId: null, tokenVersion: tokenVersion + 1 });
    const [removed] = await removals(personId);
    const sealedReason: unknown = expect.any(String);
    expect(removed).toMatchObject({
      data: { personId, tokenVersion: tokenVersion + 1, sealedReason },
      metadata: { actor: petra, role: 'ADMIN', reason: null, schemaVersion: 2 },
    });
    expect(JSON.stringify(removed)).not.toContain('Handy');
    const sealed = String(Object.entries(removed?.data ?? {}).find(([key]) => key === 'sealedReason')?.[1]);
    expect(await accounts.vault.unseal([{ personId, sealed }])).toEqual([reason]);
  });

  it('happens once where the call is repeated under its key', async () => {
    const { personId, userID } = await withFactor('Ben');
    const idempotencyKey = randomUUID();
    const [first, again] = [await remove(userID, { idempotencyKey }), await remove(userID, { idempotencyKey })];
    expect([first.outcome, again]).toEqual(['accepted', first]);
    expect(await removals(personId)).toHaveLength(1);
  });

  it('is refused where there is none, also to the second of two at the same time', async () => {
    const { personId, userID } = await withFactor('Clara');
    const answers = await Promise.all([remove(userID), remove(userID)]);
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(await remove(userID)).toEqual(rejected('ERR_USER_NOT_UPDATED', 'userID'));
    expect(await removals(personId)).toHaveLength(1);
  });

  it.each([
    ['a wrong password', { password: 'guess' }, rejected('ERR_WRONG_OLD_PASS', 'password')],
    ['no reason', { reason: ' \n ' }, rejected('ERR_INVALID_INPUT', 'reason')],
    ['a novel for a reason', { reason: 'x'.repeat(501) }, rejected('ERR_INVALID_INPUT', 'reason')],
    ['half a character', { reason: 'Handy \ud83d' }, rejected('ERR_INVALID_INPUT', 'reason')],
    ['the system as the caller', { actor: null }, rejected('ERR_NOT_AUTHORIZED')],
  ])('is refused with %s', async (name, given, refusal) => {
    const { userID } = await withFactor(name.replaceAll(' ', '-'));
    expect(await remove(userID, given)).toEqual(refusal);
  });

  it('is refused for an unknown number, and for the own account, which has its own page', async () => {
    expect(await remove('4711')).toEqual(rejected('ERR_USER_NOT_FOUND', 'userID'));
    expect(await remove(accounts.person('Petra').memberNumber)).toEqual(rejected('ERR_NOT_AUTHORIZED', 'userID'));
  });

  it('is refused to a member, and to an ADMIN who is deactivated', async () => {
    const { userID, personId } = await withFactor('Dora');
    const member = (await accounts.register('Emil')).personId;
    const former = (await accounts.register('Frieda', 'ADMIN', { active: false })).personId;
    for (const actor of [member, former, personId])
      expect(await remove(userID, { actor })).toEqual(rejected('ERR_NOT_AUTHORIZED'));
  });

  it('is no way to guess the password of the ADMIN', async () => {
    const { userID } = await withFactor('Gerd');
    const { personId: actor } = await accounts.register('Hanna', 'ADMIN');
    for (let guess = 0; guess < 5; guess += 1) await remove(userID, { actor, password: `guess ${guess}` });
    expect(await remove(userID, { actor })).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password'));
  });
});
