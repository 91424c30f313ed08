import { randomUUID } from 'node:crypto';
import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { caughtMails } from '../mailbox/caughtMails.ts';
import { caughtMailTransport } from '../transport/caughtMailTransport.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';
import { bookingCancelled, clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import type { MailTransport } from './mailTransport.ts';
import { readLog } from '../testing/readLog.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';

const minute = 60_000;
const hour = 60 * minute;

let world: MailWorld;
let sink: SmtpSink;
let transport: MailTransport;

const transportAt = (url: string): MailTransport =>
  smtpTransport({ smtpUrl: url, from: 'club@platz.example', host: 'platz.example' });
const send = async (): Promise<void> => {
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
};
const states = async () => (await world.outbox()).map(({ kind, state, problem }) => [kind, state, problem]);
/** Advances the clock minute by minute and runs the sender each time. */
const wait = async (minutes: number): Promise<void> => {
  for (let passed = 0; passed < minutes; passed += 30) {
    world.clock.now += 30 * minute;
    await send();
  }
};
const annaBooks = async (): Promise<string> => {
  const { personId } = await world.person();
  await world.write(streams.ledger, courtBooked(personId));
  await readLog(world);
  return personId;
};

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  transport = transportAt(sink.url);
  await world.write(streams.club, ...clubFacts);
});
afterEach(async () => {
  transport.close();
  await sink.close();
  await world.close();
});

describe('An e-mail', () => {
  it('waits while the mail server is unreachable for a day, and is then sent at once with all others', async () => {
    const { port } = sink;
    await sink.close();
    const personId = await annaBooks();
    await send();
    await world.write(streams.ledger, bookingCancelled(personId));
    await readLog(world);
    await wait(24 * 60);
    expect((await states()).toSorted()).toEqual([
      ['BOOKING_CANCELLED', 'WAITING', 'SERVER_AWAY'],
      ['BOOKING_CONFIRMED', 'WAITING', 'SERVER_AWAY'],
    ]);
    // The retry interval of one of them would have been longer.
    await world.pool.query(
      `update mail.outbox set next_try_at = next_try_at + interval '1 day' where kind = 'BOOKING_CANCELLED'`,
    );
    sink = await openSmtpSink(port);
    world.clock.now += hour;
    await send();
    expect(sink.mails.map(({ mail }) => mail.subject?.split(':')[0])).toEqual(
      expect.arrayContaining(['Gebucht', 'Storniert']),
    );
    expect((await world.outbox()).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  });

  it('is retried at growing intervals while the server is busy, and fails after five days', async () => {
    sink.become('later');
    await annaBooks();
    await send();
    expect(await world.outbox()).toMatchObject([{ state: 'WAITING', problem: 'SERVER_BUSY', tries: 1 }]);
    await send();
    expect(await world.outbox()).toMatchObject([{ tries: 1 }]);
    world.clock.now += minute;
    await send();
    expect(await world.outbox()).toMatchObject([{ tries: 2 }]);
    world.clock.now += 119_000;
    await send();
    expect(await world.outbox()).toMatchObject([{ tries: 2 }]);
    await wait(5 * 24 * 60 + 60);
    const [mail] = await world.outbox();
    expect(mail).toMatchObject({ state: 'FAILED', problem: 'SERVER_BUSY' });
    expect(mail?.tries).toBeLessThan(5 * 24 + 12);
    expect(sink.mails).toHaveLength(0);
  });

  it('fails at once if its recipient is refused permanently, without affecting others', async () => {
    sink.become('never');
    await annaBooks();
    await send();
    expect(await states()).toEqual([['BOOKING_CONFIRMED', 'FAILED', 'RECIPIENT_REFUSED']]);
  });

  it('fails at once if its content is refused permanently', async () => {
    sink.become('refuses content');
    await annaBooks();
    await send();
    expect(await states()).toEqual([['BOOKING_CONFIRMED', 'FAILED', 'SERVER_REFUSED']]);
  });

  it('is sent again with the same Message-ID if its delivery was not recorded', async () => {
    await annaBooks();
    await send();
    await world.pool.query(`update mail.outbox set state = 'WAITING', next_try_at = waiting_since`);
    await send();
    const ids = sink.mails.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is planned once, however often its event is read', async () => {
    await annaBooks();
    await world.pool.query('update mail.checkpoint set position = null, fingerprint = null');
    await readLog(world);
    expect(await states()).toEqual([['BOOKING_CONFIRMED', 'WAITING', null]]);
  });

  it('covers all blocks of an order', async () => {
    const { personId } = await world.person();
    const another = { bookingId: randomUUID(), date: '2026-06-26' };
    await world.write(streams.ledger, courtBooked(personId), courtBooked(personId, another));
    await readLog(world);
    await send();
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(['Gebucht: 2 Termine']);
    expect(sink.mails[0]?.mail.text).toContain('Freitag, 26. Juni 2026');
    expect(sink.mails[0]?.mail.text).toContain('36,00');
  });

  it('is dropped if the person was erased meanwhile', async () => {
    const personId = await annaBooks();
    await world.vault.forget(personId);
    await send();
    expect(await states()).toEqual([['BOOKING_CONFIRMED', 'DROPPED', 'PERSON_ERASED']]);
    expect(sink.mails).toHaveLength(0);
  });

  it('is not sent about the generated history of the demo club', async () => {
    const { personId } = await world.person();
    await world.write(streams.ledger, { ...courtBooked(personId), correlationId: 'demo-club' });
    await readLog(world);
    expect(await states()).toEqual([]);
  });

  it('is listed as failed for an ADMIN if its event cannot be read, and others are still sent', async () => {
    const { personId } = await world.person();
    await world.write(streams.ledger, { ...courtBooked(personId), data: { personId, price: 'a lot' } });
    await world.write(streams.ledger, courtBooked(personId));
    await readLog(world);
    await send();
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['BOOKING_CONFIRMED', 'FAILED', 'EVENT_UNREADABLE'],
        ['BOOKING_CONFIRMED', 'SENT', null],
      ]),
    );
  });
});

describe('The last e-mail to an erased person', () => {
  const erase = async (): Promise<string> => {
    const { personId } = await world.person();
    const recipient = { firstName: 'Anna', email: 'anna@platzwart.example', language: 'de' };
    await world.vault.erasureNotices.keep(personId, recipient, new Date(world.clock.now).toISOString());
    await world.write(streams.members, { type: 'PersonErased', data: { personId } });
    await world.vault.forget(personId);
    await readLog(world);
    return personId;
  };

  it('is sent although their key is destroyed, and leaves no data of them', async () => {
    const personId = await erase();
    await send();
    expect(await states()).toEqual([['ACCOUNT_ERASED', 'SENT', null]]);
    expect(sink.mails).toMatchObject([{ to: ['anna@platzwart.example'], mail: { to: [{ name: 'Anna' }] } }]);
    expect(sink.mails[0]?.mail.text).toContain('Hallo Anna');
    expect(await world.vault.erasureNotices.of(personId)).toBeNull();
  });

  it('waits for an unreachable mail server, and no longer than every other e-mail', async () => {
    const { port } = sink;
    await sink.close();
    const personId = await erase();
    await wait(24 * 60);
    expect(await world.vault.erasureNotices.of(personId)).not.toBeNull();
    await wait(4 * 24 * 60 + 60);
    expect(await states()).toEqual([['ACCOUNT_ERASED', 'FAILED', 'SERVER_AWAY']]);
    expect(await world.vault.erasureNotices.of(personId)).toBeNull();
    sink = await openSmtpSink(port);
  });

  it('leaves no erasure notice if the server refuses it permanently', async () => {
    sink.become('never');
    const personId = await erase();
    await send();
    expect(await states()).toEqual([['ACCOUNT_ERASED', 'FAILED', 'RECIPIENT_REFUSED']]);
    expect(await world.vault.erasureNotices.of(personId)).toBeNull();
  });

  it('is dropped without an erasure notice: for an unconfirmed address, and after a restore', async () => {
    const { personId } = await world.person();
    await world.write(streams.members, { type: 'PersonErased', data: { personId } });
    await world.vault.forget(personId);
    await readLog(world);
    await send();
    expect(await states()).toEqual([['ACCOUNT_ERASED', 'DROPPED', 'PERSON_ERASED']]);
  });

  it('does not appear in the mailbox of the demo, and creates no new key', async () => {
    const personId = await erase();
    const round = sendAllDue(world.sendingBy(caughtMailTransport(world)));
    while (await round());
    expect(await states()).toEqual([['ACCOUNT_ERASED', 'SENT', null]]);
    expect(await world.vault.withKey([personId])).toEqual([]);
    expect(await caughtMails(world).newest()).toEqual([]);
  });
});

describe('An e-mail with a code', () => {
  const issued = async (personId: string, text: string): Promise<void> => {
    const code = await world.code(personId, 'RESET_PASSWORD', text);
    await world.write(streams.members, { type: 'CodeIssued', data: { personId, purpose: 'RESET_PASSWORD', ...code } });
    await readLog(world);
  };

  it('is dropped if a newer one is planned: only the newest code is valid', async () => {
    const { personId } = await world.person();
    await issued(personId, 'OLD-CODE');
    await issued(personId, 'NEW-CODE');
    await send();
    expect((await states()).toSorted()).toEqual([
      ['RESET_PASSWORD', 'DROPPED', 'REPLACED'],
      ['RESET_PASSWORD', 'SENT', null],
    ]);
    expect(sink.mails[0]?.mail.text).toContain('NEW-CODE');
  });

  it('fails if the code expired while the server was unreachable', async () => {
    const { personId } = await world.person();
    await issued(personId, 'CODE');
    world.clock.now += 24 * hour;
    await send();
    expect(await states()).toEqual([['RESET_PASSWORD', 'FAILED', 'CODE_EXPIRED']]);
  });
});
