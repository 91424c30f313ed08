import { randomUUID } from 'node:crypto';
import { personId, streams } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf, password } from '../../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../../testing/expectedAnswers.ts';

const received = { outcome: 'accepted', position: null, ids: [] };
const newPassword = 'Sandplatz im Regen 3';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
});
afterAll(() => accounts.close());

describe('A guest', () => {
  const guest = (name: string) => ({ personId: personId(randomUUID()), person: dataOf(name), password });
  const registered = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) expect(await accounts.send('RegisterGuest', guest(name))).toEqual(received);
    await accounts.service.runJob('processPendingRequests');
  };

  it('registers, and confirms by the link', async () => {
    await registered('Greta');
    expect(accounts.person('Greta')).toMatchObject({ role: 'GUEST', verified: false, memberNumber: '900000' });
    const code = await accounts.codeFor('Greta', 'GUEST_VERIFY');
    expect(code).toMatch(/^[\w-]{43}$/);
    const link = { credential: '900000', code, password: null };
    for (let attempt = 0; attempt < 6; attempt += 1)
      await accounts.send('VerifyPerson', { ...link, code: 'y'.repeat(43) });
    expect(await accounts.send('VerifyPerson', link)).toEqual(accepted);
    expect(await accounts.isPassword('Greta', password)).toBe(true);
  });

  it('signs in with the password of the reader of the email: another person may have registered, with a password they know', async () => {
    await registered('Gerda');
    const code = await accounts.codeFor('Gerda', 'GUEST_VERIFY');
    const link = { credential: dataOf('Gerda').email, code, password: newPassword };
    const easy = { ...link, password: 'Tennis-2026!' };
    expect(await accounts.send('VerifyPerson', easy)).toEqual(rejected('ERR_PASSWORD_TOO_COMMON', 'password'));
    expect(await accounts.send('VerifyPerson', link)).toEqual(accepted);
    expect(await accounts.isPassword('Gerda', newPassword)).toBe(true);
    expect(await accounts.isPassword('Gerda', password)).toBe(false);
  });

  it('is answered alike where the e-mail is known; its owner is informed, without a code', async () => {
    const { personId: owner } = await accounts.register('Hanna');
    const revision = accounts.service.members.current().revision;
    await registered('Hanna');
    expect(accounts.person('Hanna')).toMatchObject({ role: 'MEMBER', codes: [] });
    const written = await accounts.store.read(streams.members, { from: Number(revision) + 1, limit: 10 });
    expect(written.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'RegistrationAttempted', data: { personId: owner } },
    ]);
  });

  it('is answered before the e-mail is looked up, so that the duration is the same', async () => {
    const { personId: owner } = await accounts.register('Hilde');
    const head = await accounts.store.head();
    const call = { ...guest('Hilde'), personId: personId(randomUUID()) };
    const unknown = guest('Hermine');
    for (const data of [call, unknown]) expect(await accounts.send('RegisterGuest', data)).toEqual(received);
    expect(await accounts.store.head()).toEqual(head);
    const waiting = 'select wanted::text from vault.pending_registrations';
    const { rows } = await accounts.pool.query(waiting);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/Hilde|Hermine|Musterstadt/);
    // A second service looks at the same time, and the first one dies and begins again.
    const other = await accounts.open();
    await Promise.all([
      accounts.service.runJob('processPendingRequests'),
      other.runJob('processPendingRequests'),
      accounts.service.runJob('processPendingRequests'),
    ]);
    await accounts.service.runJob('processPendingRequests');
    expect(accounts.person('Hermine').personId).toBe(unknown.personId);
    expect(accounts.person('Hilde').personId).toBe(owner);
    expect((await accounts.pool.query(waiting)).rows).toEqual([]);
  });

  it('whose data cannot be read waits behind the others, and delays no requested email', async () => {
    const { personId: id } = guest('Hugo');
    await accounts.pool.query(
      `insert into vault.pending_registrations (person_id, email_digest, wanted, correlation_id, at)
       values ($1, 'digest', '{"role": "ADMIN"}', 'spec', '2026-06-15T07:00:00Z')`,
      [id],
    );
    await accounts.register('Helga', 'MEMBER', { verified: false, password: null });
    const code = await accounts.codeFor('Helga', 'INIT_CODE');
    await accounts.send('RequestCode', { email: dataOf('Helga').email, purpose: 'INIT_CODE' });
    expect(await accounts.send('RegisterGuest', guest('Herta'))).toEqual(received);
    await expect(accounts.service.runJob('processPendingRequests')).rejects.toThrow();
    expect(await accounts.codeFor('Helga', 'INIT_CODE')).not.toBe(code);
    await expect(accounts.service.runJob('processPendingRequests')).rejects.toThrow();
    expect(accounts.person('Herta').role).toBe('GUEST');
    await accounts.pool.query('delete from vault.pending_registrations where person_id = $1', [id]);
  });

  it('who registers twice before confirming is sent the link again', async () => {
    await registered('Hedi');
    const code = await accounts.codeFor('Hedi', 'GUEST_VERIFY');
    await registered('Hedi');
    expect(await accounts.codeFor('Hedi', 'GUEST_VERIFY')).not.toBe(code);
  });

  it('registers twenty times an hour from one address, whatever the names; other addresses are not affected', async () => {
    const names = Array.from({ length: 22 }, (_, number) =>
      number % 2 ? `Gast${'abcdefghijk'.charAt(number / 2)}` : 'Greta',
    );
    const at = { address: '192.0.2.21' };
    const answers = await Promise.all(names.map((name) => accounts.send('RegisterGuest', guest(name), at)));
    const refusals = answers.filter(({ outcome }) => outcome === 'rejected');
    expect(refusals).toEqual([rejected('ERR_EMAIL_NOT_SENT'), rejected('ERR_EMAIL_NOT_SENT')]);
    const elsewhere = { address: '192.0.2.22' };
    expect(await accounts.send('RegisterGuest', guest('Gesine'), elsewhere)).toEqual(accepted);
  });

  it('is erased when the link has expired', async () => {
    await registered('Ida');
    const { personId: id } = accounts.person('Ida');
    await accounts.service.runJob('eraseUnconfirmed');
    expect(accounts.person('Ida').personId).toBe(id);
    const later = await accounts.open({ clock: () => '2026-06-22T08:00:00.000Z' });
    await later.runJob('eraseUnconfirmed');
    expect(later.members.current().state.erased.has(id)).toBe(true);
    expect(await accounts.vault.withKey([id])).toEqual([]);
  });
});
