import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { storeMail, mailIdNr } from '../testing/storeMail.ts';
import { admin, anna } from '../testing/personas.ts';

let instance: Instance;
let token: string;

beforeAll(async () => {
  instance = await startInstance();
  token = await instance.tokenOf(admin);
  await storeMail(instance.databaseUrl, 1, { kind: 'BOOKING_CONFIRMED', state: 'SENT' });
  await storeMail(instance.databaseUrl, 2, {
    kind: 'BOOKING_CANCELLED',
    state: 'FAILED',
    problem: 'RECIPIENT_REFUSED',
  });
  await storeMail(instance.databaseUrl, 3, { kind: 'INIT_CODE', state: 'SENT' });
  await storeMail(instance.databaseUrl, 4, { kind: 'INIT_CODE', state: 'FAILED', problem: 'SERVER_REFUSED' });
  await storeMail(instance.databaseUrl, 5, { kind: 'PASSWORD_CHANGED', state: 'WAITING', problem: 'SERVER_AWAY' });
  await storeMail(instance.databaseUrl, 6, { kind: 'BOOKING_REMINDER', state: 'DROPPED' });
});
afterAll(() => instance.close());

const pageSchema = v.object({
  mails: v.object({ total: v.number(), mails: v.array(v.record(v.string(), v.unknown())) }),
});
const mailsOf = async (args: string) => {
  const fields = '_id kind state tries problem created_at sent_at recipient { userID firstName }';
  const { data } = await sendGraphql(instance.url, { query: `{ mails${args} { total mails { ${fields} } } }`, token });
  return v.parse(pageSchema, data).mails;
};
const sendAgain = (n: number) =>
  sendGraphql(instance.url, { query: `mutation { resendMailing(id: "${mailIdNr(n)}") { code } }`, token });

describe('The list of e-mails, for ADMIN', () => {
  it('shows recipient and state of each e-mail, the newest first', async () => {
    const { total, mails } = await mailsOf('');
    expect(total).toBe(6);
    expect(mails.map(({ _id }) => _id)).toEqual([6, 5, 4, 3, 2, 1].map(mailIdNr));
    expect(mails.at(-1)).toEqual({
      ...{ _id: mailIdNr(1), kind: 'BOOKING_CONFIRMED', state: 'SENT', tries: 3, problem: null },
      ...{ created_at: '2026-06-15T08:01:00.000Z', sent_at: '2026-06-15T09:00:00.000Z' },
      recipient: { userID: anna.memberNumber, firstName: anna.firstName },
    });
  });

  it('can be filtered by state, page by page', async () => {
    expect((await mailsOf('(state: FAILED)')).mails.map(({ _id }) => _id)).toEqual([4, 2].map(mailIdNr));
    expect((await mailsOf('(state: SENT)')).mails.map(({ _id }) => _id)).toEqual([3, 1].map(mailIdNr));
    expect((await mailsOf('(state: WAITING)')).mails.map(({ _id }) => _id)).toEqual([mailIdNr(5)]);
    expect((await mailsOf('(state: DROPPED)')).mails.map(({ _id }) => _id)).toEqual([mailIdNr(6)]);
    expect(await mailsOf('(state: FAILED, page: 2)')).toEqual({ total: 2, mails: [] });
  });

  it('can send a FAILED or SENT e-mail again: it is then due as if it were new', async () => {
    for (const n of [1, 2, 4]) expect((await sendAgain(n)).data).toEqual({ resendMailing: { code: 'SUC_EMAIL_SENT' } });
    const { mails } = await mailsOf('(state: WAITING)');
    expect(mails.map(({ _id, tries }) => ({ _id, tries }))).toEqual([
      { _id: mailIdNr(5), tries: 3 },
      ...[4, 2, 1].map((n) => ({ _id: mailIdNr(n), tries: 0 })),
    ]);
  });

  it.each([
    ['one that waits already', 5],
    ['one whose code was mailed: nobody knows it any more', 3],
    ['one that is not there', 9],
  ])('are not sent again: %s', async (_, n) => {
    expect((await sendAgain(n)).errors?.[0]?.message).toBe('ERR_EMAIL_NOT_SENT');
  });
});
