import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { bookingCancelled, clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

const second = { bookingId: '0b000000-0000-4000-8000-000000000002', date: '2026-06-26' };

let world: MailWorld;
beforeEach(async () => {
  world = await openMailWorld();
});
afterEach(() => world.close());

/** Subject and text of the e-mail to which these events of one command lead. */
const mailAfter = async (...facts: Parameters<MailWorld['write']>[1][]) => {
  const sink = await openSmtpSink();
  await world.write(streams.club, ...clubFacts);
  await world.write(streams.ledger, ...facts);
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const send = sendAllDue(world.sendingBy(transport));
  while (await send());
  transport.close();
  await sink.close();
  const [first] = sink.mails;
  return `${first?.mail.subject}\n${first?.mail.text}`.replaceAll(/\s+/g, ' ');
};

describe('An e-mail about a date of a season booking', () => {
  it.each([
    ['SAISON', 'de', 'freigeben: Der Platz wird frei; dein Abo-Preis bleibt.'],
    ['GUEST_SAISON', 'en', 'the court becomes free; the price of your season booking stays.'],
  ] as const)('says with the confirmation that its price stays (%s, %s)', async (category, language, text) => {
    const { personId } = await world.person({ language });
    const whole = await mailAfter(courtBooked(personId, { category }), courtBooked(personId, { ...second, category }));
    expect(whole).toContain(text);
    expect(whole).not.toMatch(/kostenfrei|free of charge/i);
  });

  it('says when it is released that its price stays, and speaks of no cancellation', async () => {
    const { personId } = await world.person();
    const whole = await mailAfter(bookingCancelled(personId, { category: 'SAISON', refund: 'NONE' }));
    expect(whole).toMatch(/^Freigegeben: .*Der Platz ist frei; dein Abo-Preis bleibt\./);
    expect(whole).not.toMatch(/storn/i);
  });

  it('says that the price stays where the club cancels it and does not drop the price', async () => {
    const { personId } = await world.person();
    const { personId: admin } = await world.person({ email: 'admin@platzwart.example', memberNumber: '1' });
    const byClub = { ...bookingCancelled(personId, { refund: 'NONE' }), actor: admin };
    expect(await mailAfter(byClub)).toMatch(/^Storniert: .*Preis.*Der Verein erlässt ihn nicht/);
  });

  it('says of which dates the price stays where the club does not drop it for some of several', async () => {
    const { personId } = await world.person();
    const { personId: admin } = await world.person({ email: 'admin@platzwart.example', memberNumber: '1' });
    const [late, inTime] = [bookingCancelled(personId, { refund: 'NONE' }), bookingCancelled(personId, second)];
    const whole = await mailAfter({ ...late, actor: admin }, { ...inTime, actor: admin });
    expect(whole).toMatch(/Preis: Freitag, 19\. Juni 2026 Der Verein erlässt ihn nicht/);
  });

  it('is a cancellation where the club cancels it', async () => {
    const { personId } = await world.person();
    const { personId: admin } = await world.person({ email: 'admin@platzwart.example', memberNumber: '1' });
    const byClub = { ...bookingCancelled(personId, { category: 'SAISON' }), actor: admin };
    expect(await mailAfter(byClub)).toMatch(/^Storniert: /);
  });
});
