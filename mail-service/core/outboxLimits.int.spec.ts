import { randomUUID } from 'node:crypto';
import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';
import { mailLimits } from './mailLimits.ts';
import type { MailTransport } from './mailTransport.ts';
import { sendDue } from './sender.ts';

const hour = 3_600_000;

let world: MailWorld;
let sink: SmtpSink;
let transport: MailTransport;
beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  await world.write(streams.club, ...clubFacts);
});
afterEach(async () => {
  transport.close();
  await sink.close();
  await world.close();
});

const send = async (): Promise<void> => {
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
};
/** Orders of their own, each with an e-mail of its own. */
const book = async (personId: string, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1)
    await world.write(streams.ledger, courtBooked(personId, { bookingId: randomUUID(), orderId: randomUUID() }));
  await readLog(world);
};
const issueCode = async (personId: string): Promise<void> => {
  const code = await world.code(personId, 'RESET_PASSWORD', 'CODE');
  await world.write(streams.members, { type: 'CodeIssued', data: { personId, purpose: 'RESET_PASSWORD', ...code } });
  await readLog(world);
};
const subjects = (): readonly (string | undefined)[] => sink.mails.map(({ mail }) => mail.subject);
const states = async () => (await world.outbox()).map(({ state }) => state);

describe('E-mails of one kind to one person', () => {
  it('are sent one by one up to the limit of an hour, and the others together, as one of these', async () => {
    const { personId } = await world.person();
    await book(personId, 5);
    await send();
    await book(personId, 60);
    await send();
    expect(sink.mails).toHaveLength(6);
    expect(subjects().at(-1)).toBe('Dein Platz ist gebucht (60 Nachrichten)');
    expect(sink.mails.at(-1)?.mail.text).toContain(`Es sind die ${mailLimits.together} neuesten von 60.`);
    expect(new Set(await states())).toEqual(new Set(['SENT']));
  });

  it('wait for the next hour where the limit is reached, and lose nothing', async () => {
    const { personId } = await world.person();
    for (let index = 0; index < mailLimits.perHour; index += 1) {
      await book(personId, 1);
      await send();
    }
    await book(personId, 3);
    await send();
    expect(sink.mails).toHaveLength(mailLimits.perHour);
    expect((await states()).filter((state) => state === 'WAITING')).toHaveLength(3);
    world.clock.now += hour + 1_000;
    await send();
    expect(sink.mails).toHaveLength(mailLimits.perHour + 3);
    expect(new Set(await states())).toEqual(new Set(['SENT']));
  });

  it('leave what others are sent', async () => {
    const [{ personId: anna }, { personId: ben }] = [
      await world.person(),
      await world.person({ memberNumber: '1002' }),
    ];
    await book(anna, 30);
    await book(ben, 2);
    await send();
    expect(subjects().filter((subject) => subject?.startsWith('Gebucht: '))).toHaveLength(2);
  });

  it('are sent with the same Message-ID again if their delivery was not recorded', async () => {
    const { personId } = await world.person();
    await book(personId, 30);
    await send();
    await world.pool.query(`update mail.outbox set state = 'WAITING', next_try_at = waiting_since, sent_with = null`);
    await send();
    expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  it('wait together for a mail server that is busy', async () => {
    const { personId } = await world.person();
    sink.become('later');
    await book(personId, 30);
    await send();
    expect(
      new Set((await world.outbox()).map(({ state, problem, tries }) => [state, problem, tries].join(' '))),
    ).toEqual(new Set(['WAITING SERVER_BUSY 1']));
  });

  it('do not wait for one of them that cannot be written', async () => {
    const { personId } = await world.person();
    await book(personId, 30);
    const [lost] = (
      await world.pool.query<{ id: string }>('select mail_id as id from mail.outbox order by revision desc')
    ).rows;
    await world.pool.query('update mail.outbox set event_id = gen_random_uuid() where mail_id = $1', [lost?.id]);
    await send();
    expect(subjects()).toEqual(['Dein Platz ist gebucht (29 Nachrichten)']);
    expect((await world.outbox()).filter(({ state }) => state !== 'SENT')).toMatchObject([
      { state: 'FAILED', problem: 'EVENT_GONE' },
    ]);
  });
});

describe('An e-mail with a code', () => {
  it('does not wait for others, however many wait and however long each of them takes', async () => {
    const [{ personId: anna }, { personId: ben }] = [
      await world.person(),
      await world.person({ memberNumber: '1002' }),
    ];
    await book(anna, 9);
    await issueCode(ben);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow: MailTransport = {
      ...transport,
      send: async (message) => {
        if (message.subject.startsWith('Gebucht')) await held;
        return transport.send(message);
      },
    };
    const first = new Promise<void>((resolve) => sink.onTaken(() => resolve()));
    const mailService = world.run(slow);
    await first;
    expect(sink.mails[0]?.mail.text).toContain('CODE');
    release?.();
    await mailService.stop();
  });

  it('is not limited with other e-mails, and not sent in their lane', async () => {
    const { personId } = await world.person();
    await issueCode(personId);
    expect(await sendDue(world.sendingBy(transport), 'others')()).toBe(false);
    expect(await sendDue(world.sendingBy(transport), 'urgent')()).toBe(true);
    expect(sink.mails).toHaveLength(1);
  });
});
