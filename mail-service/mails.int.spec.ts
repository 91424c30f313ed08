import { streams } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SmtpSink, type SunkFile, type SunkMail, openSmtpSink } from '../tests/support/smtpSink.ts';
import { followLog } from './core/followLog.ts';
import { enqueueReminders } from './core/reminders.ts';
import { sendAllDue } from './testing/sendAllDue.ts';
import { smtpTransport } from './transport/smtpTransport.ts';
import { bookingCancelled, bookingChanged, clubFacts, courtBooked, playersChanged } from './testing/clubFacts.ts';
import { type MailWorld, openMailWorld, publicUrl } from './testing/mailWorld.ts';
import { invoiceWarnedAndCancelled, restWaived } from './testing/invoiceFacts.ts';
import { mailSubjects as subjects, writtenKinds as kinds } from './testing/mailSubjects.ts';
import { debitReturned } from './testing/debitFacts.ts';
import { seasonHolderAsked } from './testing/seasonFacts.ts';
import { cardUsedUp } from './testing/voucherFacts.ts';

const languages = ['de', 'en'] as const;
type Language = (typeof languages)[number];
const secretCode = 'QX7Z4K9M';
const logProof = {
  ...{ startedAt: '2026-06-15T01:00:00.000Z', seconds: 1.5, position: '40', events: 40, flawCount: 1 },
  flaws: [{ proof: 'NUMBERS', position: '0031', because: '2026-00003 was issued in the place of 2026-00002' }],
};
const logHead = {
  ...{ format: 'platzwart log head', takenAt: '2026-06-15T06:00:00.000Z', position: '0000000000000000042' },
  streams: { ledger: { events: 31, hash: 'a'.repeat(64), times: 'b'.repeat(64) } },
  signature: 'c'.repeat(64),
};
const evil = '<script>alert(1)</script>';

let world: MailWorld;
let sink: SmtpSink;

/** Every event about a person that calls for an e-mail. */
const liveThroughAll = async (language: Language): Promise<void> => {
  const email = `${language}@platzwart.example`;
  const { personId } = await world.person({
    language,
    email,
    firstName: 'Özlem',
    lastName: 'Weiß',
    memberNumber: language === 'de' ? '1001' : '1002',
  });
  const told = (type: string, data: object = {}) => ({ type, data: { personId, ...data } });
  const issued = async (purpose: string) =>
    told('CodeIssued', { purpose, ...(await world.code(personId, purpose, secretCode)) });
  const newMail = await world.code(personId, 'NEW_MAIL', secretCode);
  const sealedEmail = await world.vault.seal(personId, `new-${email}`);
  const changed = await world.vault.seal(personId, {
    firstName: 'Özlem',
    lastName: 'Weiß',
    email: `new-${email}`,
    language,
  });
  const sealedLoss = await world.vault.seal(personId, `Handy verloren ${evil}`);
  await world.write(
    streams.members,
    await issued('INIT_CODE'),
    await issued('GUEST_VERIFY'),
    await issued('RESET_PASSWORD'),
    told('RegistrationAttempted'),
    told('EmailChangeRequested', { ...newMail, sealedEmail, emailDigest: 'x' }),
    told('PasswordChanged', { tokenVersion: 1, passwordId: crypto.randomUUID() }),
    told('SecondFactorEnabled', { tokenVersion: 2, factorId: crypto.randomUUID() }),
    { ...told('SecondFactorRemoved', { tokenVersion: 3, sealedReason: null }), actor: personId },
    { ...told('SecondFactorRemoved', { tokenVersion: 4, sealedReason: sealedLoss }), actor: admin },
    told('PersonDeactivated', { tokenVersion: 5 }),
    told('EmailChanged', { codeId: newMail.codeId, emailDigest: 'x', sealed: changed }),
  );
  const bookingId = crypto.randomUUID();
  await world.write(streams.ledger, courtBooked(personId, { orderId: crypto.randomUUID(), bookingId }));
  await world.write(streams.ledger, ...cardUsedUp(personId));
  await world.write(streams.ledger, ...(await invoiceWarnedAndCancelled(world.vault, { personId })));
  await world.write(streams.ledger, await restWaived(world.vault, personId));
  await world.write(streams.ledger, ...(await debitReturned(world.vault, personId)));
  await world.write(streams.ledger, {
    type: 'SlotOffered',
    data: {
      ...{ entryId: crypto.randomUUID(), holdId: crypto.randomUUID(), personId, sport: 'TENNIS', court: 3 },
      ...{ date: '2026-06-19', start: '20:00', end: '21:00', expiresAt: '2026-06-15T09:00:00.000Z' },
    },
  });
  await world.write(streams.ledger, {
    type: 'RefundDue',
    data: {
      ...{ orderId: crypto.randomUUID(), refundId: crypto.randomUUID(), personId, bookingId: null },
      ...{ amount: 1606, method: 'PAYPAL', capture: 'C1', reason: 'TOO_LATE' },
    },
  });
  for (const outcome of ['EXPIRED', 'ABANDONED', 'REPLACED', 'DECLINED'])
    await world.write(streams.ledger, {
      type: 'PaymentEnded',
      data: { orderId: crypto.randomUUID(), personId, outcome },
    });
  for (const isReminder of [false, true]) {
    const code = await world.code(personId, 'SEASON', `season${language}${isReminder}`);
    await world.write(streams.seasonPlan, seasonHolderAsked(personId, { codeId: code.codeId, isReminder }));
  }
  // Due at once: it begins in exactly 24 hours.
  const tomorrow = { orderId: crypto.randomUUID(), bookingId: crypto.randomUUID(), date: '2026-06-16' };
  await world.write(streams.ledger, courtBooked(personId, { ...tomorrow, start: '10:30', end: '11:30' }));
  await world.write(streams.ledger, playersChanged(admin, personId, { bookingId: crypto.randomUUID() }));
  await world.write(streams.club, { type: 'LogHeadSent', data: { personId, head: logHead } });
  await world.write(streams.club, { type: 'LogProven', data: { ...logProof, recipients: [personId] } });
  const game = { bookingId: crypto.randomUUID(), members: [personId], sport: 'HALL', court: 1 };
  await world.write(streams.ledger, bookingChanged(admin, game));
  await world.write(streams.ledger, bookingCancelled(admin, game));
  const sealedReason = await world.vault.seal(personId, evil);
  await world.write(streams.ledger, { ...bookingChanged(personId, { sealedReason, bookingId }), actor: admin });
  await world.write(streams.ledger, { ...bookingCancelled(personId, { sealedReason, bookingId }), actor: admin });
};

let admin: string;

/** Runs the mail-service until no e-mail is left to send. */
const sendAll = async (): Promise<void> => {
  const end = new AbortController();
  const following = followLog({ ...world.following, onMailsPlanned: () => undefined }, end.signal);
  await vi.waitFor(async () => expect(await world.outbox()).toHaveLength(78), { timeout: 60_000 });
  end.abort();
  await following;
  await enqueueReminders(world.pool, world.following.now());
  const send = sendAllDue(
    world.sendingBy(smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' })),
  );
  while (await send());
};

beforeAll(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
  admin = (
    await world.person({
      firstName: 'Petra',
      lastName: 'Schulz',
      email: 'admin@platzwart.example',
      memberNumber: '100',
    })
  ).personId;
  for (const language of languages) await liveThroughAll(language);
  await sendAll();
});
afterAll(async () => {
  await sink.close();
  await world.close();
});

const removedByAdmin = { de: 'Dein zweiter Faktor wurde entfernt', en: 'Your second factor was removed' } as const;

/** Versions of ICU differ about the comma. */
const withComma = (subject = ''): string => subject.replace(/(Friday|Saturday|Tuesday) (\d)/, '$1, $2');

const mailOf = (kind: (typeof kinds)[number], language: Language): SunkMail => {
  const found = sink.mails.filter(({ mail }) => withComma(mail.subject) === subjects[kind][language]);
  expect(found).toHaveLength(1);
  const [only] = found;
  if (!only) throw new Error(`No e-mail ${kind} in ${language}`);
  return only;
};
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\s+href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
const bytesOf = (content: SunkFile['content']): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
/** Read by a parser that is not ours. */
const calendarIn = (file: SunkFile | undefined) =>
  convertIcsCalendar(undefined, file ? new TextDecoder().decode(bytesOf(file.content)) : '');
const onlyEventOf = ({ events = [] }: ReturnType<typeof calendarIn>) => {
  const [event] = events;
  if (!event || events.length > 1) throw new Error('The calendar has no single entry');
  return { ...event, sequence: event.sequence ?? 0 };
};
const withCode: readonly MailKind[] = ['INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD', 'NEW_EMAIL'];

describe.each(languages)('E-mails in %s', (language) => {
  it.each(kinds)('%s: HTML and text, one button to the club, one recipient', (kind) => {
    const { mail, to, from } = mailOf(kind, language);
    const { html = '', text = '' } = mail;
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<script|<img|src=|https?:\/\/(?!platz\.example)/);
    const links = linksIn(html);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(new RegExp(`^${publicUrl}/`));
    expect(text).toContain(`\n${links[0] ?? ''}\n`);
    expect(text.length).toBeGreaterThan(150);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
    expect({ from, count: to.length }).toEqual({ from: 'club@platz.example', count: 1 });
    expect(mail.from).toEqual({ name: 'TC Musterstadt', address: 'club@platz.example' });
    expect(mail.to?.[0]?.name).toBe('Özlem Weiß');
    expect(mail.replyTo).toEqual([{ name: 'TC Musterstadt', address: 'info@platzwart.example' }]);
    expect(mail.messageId).toMatch(/^<[\da-f-]{36}@platz\.example>$/);
    expect(html.includes(secretCode)).toBe(withCode.includes(kind));
  });

  it('go to the new address for its confirmation, to the old one as a warning, and else to the present one', () => {
    const address = `${language}@platzwart.example`;
    expect(mailOf('NEW_EMAIL', language).to).toEqual([`new-${address}`]);
    expect(mailOf('NEW_EMAIL_NOTICE', language).to).toEqual([address]);
    expect(mailOf('EMAIL_CHANGED', language).to).toEqual([address]);
    expect(mailOf('BOOKING_CONFIRMED', language).to).toEqual([`new-${address}`]);
  });

  it('carry a link with the code and its owner', () => {
    const { mail } = mailOf('RESET_PASSWORD', language);
    expect(linksIn(mail.html ?? '')[0]).toBe(
      `${publicUrl}/auth/reset-password#userID=${language === 'de' ? '1001' : '1002'}&code=${secretCode}`,
    );
  });

  it('about a booking contain a calendar entry and the price, about a card until when it can be withdrawn from', () => {
    const { mail } = mailOf('BOOKING_CONFIRMED', language);
    expect(mail.text).toContain(language === 'de' ? '18,00\u00a0€, auf Rechnung' : '€18.00, by invoice');
    expect(mailOf('VOUCHER_ORDERED', language).mail.text).toMatch(/90[,.]00[^]*29\.? Jun[ei] 2026/);
    const [file] = mail.attachments;
    expect(file?.mimeType).toBe('text/calendar');
    const invitation = calendarIn(file);
    expect(invitation.method).toBe('REQUEST');
    expect(invitation.events?.[0]).toMatchObject({
      start: { date: new Date('2026-06-19T16:00:00Z') },
      organizer: { name: 'TC Musterstadt', email: 'info@platzwart.example' },
      attendees: [{ name: 'Özlem Weiß', email: `new-${language}@platzwart.example`, partstat: 'ACCEPTED' }],
    });
  });

  it('about a change say what it was, what it costs now and why, and move the entry that the confirmation made', () => {
    const { mail } = mailOf('BOOKING_CHANGED', language);
    expect(mail.text).toMatch(language === 'de' ? /bisher Freitag, 19\. Juni 2026, 18:00–19:30/ : /before: Friday/);
    expect(mail.text).toContain(language === 'de' ? '24,00\u00a0€, bisher 18,00\u00a0€' : '€24.00, before: €18.00');
    expect(mail.text).toContain('Petra Schulz');
    expect(mail.text).toContain(evil);
    const made = onlyEventOf(calendarIn(mailOf('BOOKING_CONFIRMED', language).mail.attachments[0]));
    const change = calendarIn(mail.attachments[0]);
    const moved = onlyEventOf(change);
    expect([change.method, moved.status]).toEqual(['REQUEST', 'CONFIRMED']);
    expect(moved).toMatchObject({ uid: made.uid, start: { date: new Date('2026-06-20T08:00:00Z') } });
    expect(moved.sequence).toBeGreaterThan(made.sequence);
  });

  it('to a player name the owner, and no price', () => {
    const { text = '' } = mailOf('PLAYER_NAMED', language).mail;
    expect(text).toContain('Petra Schulz');
    expect(text).not.toMatch(/€/);
  });

  it('to a player about a game that is moved or cancelled name the owner, no price and no reason, and correct the calendar', () => {
    const [moved, gone] = [mailOf('GAME_CHANGED', language).mail, mailOf('GAME_CANCELLED', language).mail];
    for (const { text } of [moved, gone]) {
      expect(text).toContain('Petra Schulz');
      expect(text).not.toMatch(/€|Grund|Reason/);
    }
    expect(moved.text).toMatch(/19\.? Jun[ei] 2026, 18:00–19:30/);
    const calendars = [moved, gone].map(({ attachments }) => calendarIn(attachments[0]));
    expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(new Set(calendars.map((calendar) => onlyEventOf(calendar).uid)).size).toBe(1);
  });

  it('about a cancellation withdraw the entry that the confirmation made', () => {
    const made = onlyEventOf(calendarIn(mailOf('BOOKING_CONFIRMED', language).mail.attachments[0]));
    const withdrawal = calendarIn(mailOf('BOOKING_CANCELLED', language).mail.attachments[0]);
    const gone = onlyEventOf(withdrawal);
    expect([withdrawal.method, gone.status]).toEqual(['CANCEL', 'CANCELLED']);
    expect(gone.uid).toBe(made.uid);
    expect(gone.sequence).toBeGreaterThan(made.sequence);
    expect([gone.organizer, gone.attendees]).toEqual([made.organizer, made.attendees]);
  });

  it('about a flaw in the log say what and where it is', () => {
    const { mail } = mailOf('LOG_FLAWED', language);
    expect(mail.text).toContain('osition 31: 2026-00003 was issued in the place of 2026-00002');
  });

  it('with the signed head of the log carry it as the file that verify-log reads', () => {
    const { mail } = mailOf('LOG_HEAD', language);
    expect(mail.text).toContain('ledger: 31');
    const [file] = mail.attachments;
    expect(file?.filename).toBe('log-head-2026-06-15.json');
    expect(JSON.parse(new TextDecoder().decode(file && bytesOf(file.content)))).toEqual(logHead);
  });

  it('about a second factor say who removed it and why, where it was not the person', () => {
    const [mail, ...others] = sink.mails
      .map(({ mail: each }) => each)
      .filter(({ subject }) => subject === removedByAdmin[language]);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Petra Schulz');
    expect(mail?.text).toContain(`Handy verloren ${evil}`);
    expect(mail?.html).toContain('Handy verloren &lt;script&gt;');
    expect(mailOf('SECOND_FACTOR_REMOVED', language).mail.text).not.toContain('Petra');
  });

  it('about a cancellation name the actor and the reason, and escape user texts', () => {
    const { mail } = mailOf('BOOKING_CANCELLED', language);
    expect(mail.text).toContain('Petra Schulz');
    expect(mail.text).toContain(evil);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('The stored record of a sent e-mail', () => {
  it('says that it was sent, and holds no address, name or code', async () => {
    expect((await world.outbox()).filter(({ state }) => state !== 'SENT')).toEqual([]);
    const { rows } = await world.pool.query<{ row: string }>(
      'select o::text as row from mail.outbox o union all select a::text from mail.addressees a',
    );
    const kept = rows.map(({ row }) => row).join('\n');
    for (const canary of [secretCode, 'Özlem', 'Weiß', 'platzwart.example', evil]) expect(kept).not.toContain(canary);
  });

  it('holds no readable code', async () => {
    const { rows } = await world.pool.query('select from vault.codes where sealed_code is not null');
    expect(rows).toHaveLength(0);
  });
});
