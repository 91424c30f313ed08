import { randomUUID } from 'node:crypto';
import { personId } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, dataOf } from '../../testing/accountsOnPostgres.ts';
import { accepted, rejected } from '../../testing/expectedAnswers.ts';

let accounts: AccountsOnPostgres;
beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  await accounts.register('Dora');
});
afterAll(() => accounts.close());

describe('Importing people', () => {
  const line = (name: string, memberNumber: string | null = null) => ({
    ...{ personId: personId(randomUUID()), memberNumber, role: 'MEMBER' as const, person: dataOf(name), discount: 0 },
    guardianID: null,
  });
  /** Without an e-mail. */
  const child = (name: string, guardianID: string | null, memberNumber: string | null = null) => ({
    ...{ ...line(name, memberNumber), person: { ...dataOf(name), email: null }, guardianID },
  });
  type Line = ReturnType<typeof child> | ReturnType<typeof line>;
  const imported = (people: readonly Line[]) =>
    accounts.send('ImportPeople', { people: [...people] }, { actor: accounts.person('Petra').personId });

  it('registers everybody, each with a number and a code', async () => {
    expect(await imported([line('Finn'), line('Gina', '7007')])).toEqual(accepted);
    expect(accounts.person('Gina').memberNumber).toBe('7007');
    expect(await accounts.codeFor('Finn', 'INIT_CODE')).not.toBe(await accounts.codeFor('Gina', 'INIT_CODE'));
  });

  it('leaves no plain text of anybody in the log', async () => {
    const written = JSON.stringify(await accounts.store.readAll({ after: null, limit: 1_000 }));
    expect(written).toContain(accounts.person('Gina').personId);
    for (const plain of ['Gina', 'Großkopf', 'gina@', '987654', 'Lindenweg'])
      expect(written, plain).not.toContain(plain);
  });

  it('registers nobody where one line is wrong, and names every line', async () => {
    const [email, number] = ['ERR_EMAIL_ALREADY_EXISTS', 'ERR_USER_ALREADY_EXISTS'];
    expect(await imported([line('Hugo'), line('Finn'), line('Jan', '7007'), line('Hugo')])).toEqual({
      ...rejected(email, 'people.1.person.email', 'people.2.memberNumber', 'people.3.person.email'),
      codes: [email, number, email],
    });
    expect(() => accounts.person('Hugo')).toThrow();
  });

  it('registers children of people of the list and of the club, wherever they are in the list', async () => {
    const { memberNumber } = accounts.person('Dora');
    const [kim, lou] = [child('Kim', '7100'), child('Lou', memberNumber)];
    expect(await imported([kim, line('Nora', '7100'), lou])).toEqual(accepted);
    const written = (await accounts.store.readAll({ after: null, limit: 1_000 })).map(({ data }) => data);
    for (const [{ personId }, guardian] of [[kim, 'Nora'] as const, [lou, 'Dora'] as const]) {
      const guardianId = accounts.person(guardian).personId;
      expect(written).toContainEqual(expect.objectContaining({ personId, guardianId, emailDigest: null }));
    }
  });

  it.each([
    ['nobody', () => [child('Max', null)], 'ERR_INVALID_INPUT people.0.person.email'],
    ['an unknown number', () => [line('Rosa'), child('Max', '4711')], 'ERR_USER_NOT_FOUND people.1.guardianID'],
    ['the child', () => [line('Rosa'), child('Max', '7200', '7200')], 'ERR_INVALID_INPUT people.1.guardianID'],
    [
      'another child',
      () => [child('Max', '7200'), child('Leo', '7201', '7200'), line('Rosa', '7201')],
      'ERR_INVALID_INPUT people.0.guardianID',
    ],
  ])('registers nobody where the guardian of a child is %s', async (_, people, refusal) => {
    const answer = await imported(people());
    expect(answer.outcome === 'rejected' && [answer.code, ...answer.fields].join(' ')).toBe(refusal);
    expect(() => accounts.person('Rosa')).toThrow();
  });

  it('is refused to callers other than an ADMIN', async () => {
    const data = { people: [line('Karl')] };
    expect(await accounts.send('ImportPeople', data)).toEqual(rejected('ERR_NOT_AUTHORIZED'));
    const { personId: actor } = accounts.person('Dora');
    expect(await accounts.send('ImportPeople', data, { actor })).toEqual(rejected('ERR_NOT_AUTHORIZED'));
  });
});
