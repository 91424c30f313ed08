import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { bookingCancelled, clubFacts, courtBooked } from '../testing/clubFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

let world: MailWorld;
let sink: SmtpSink;
let sabine: string;
let mia: string;

const guardian = (guardianId: string | null) => ({ type: 'GuardianChanged', data: { personId: mia, guardianId } });

/** All e-mails so far: to whom, and with which text. */
const mailsAfter = async (...facts: Parameters<MailWorld['write']>[1][]) => {
  await world.write(streams.ledger, ...facts);
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
  transport.close();
  return sink.mails.map(({ to, mail }) => ({ to, text: mail.text ?? '' }));
};

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
  const parent = { firstName: 'Sabine', email: 'sabine@platzwart.example', memberNumber: '1001' };
  sabine = (await world.person(parent)).personId;
  mia = (await world.person({ firstName: 'Mia', email: null, memberNumber: '1002' })).personId;
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

describe('E-mails about the bookings of a child', () => {
  it('go to the guardian, who booked them, and name the child', async () => {
    await world.write(streams.members, guardian(sabine));
    const [mail, ...others] = await mailsAfter({ ...courtBooked(mia), actor: sabine });
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['sabine@platzwart.example']);
    expect(mail?.text).toContain('Es geht um Mia Berger.');
    expect(mail?.text).toContain('Sabine');
    expect(mail?.text).not.toContain('Sabine Berger hat');
  });

  it('go to the guardian that the child was registered with', async () => {
    const lea = { firstName: 'Lea', email: null, memberNumber: '1005', guardianId: sabine };
    const { personId } = await world.person(lea);
    expect((await mailsAfter(bookingCancelled(personId))).map(({ to }) => to)).toEqual([['sabine@platzwart.example']]);
  });

  it('go to the guardian of today, and about a child with an address of its own only while there is a guardian', async () => {
    const ben = { firstName: 'Ben', email: 'ben@platzwart.example', memberNumber: '1003' };
    const tim = (await world.person({ ...ben, firstName: 'Tim', email: 'tim@platzwart.example', memberNumber: '1004' }))
      .personId;
    const other = (await world.person(ben)).personId;
    await world.write(streams.members, guardian(sabine), guardian(other));
    await world.write(streams.members, { type: 'GuardianChanged', data: { personId: tim, guardianId: sabine } });
    await world.write(streams.members, { type: 'GuardianChanged', data: { personId: tim, guardianId: null } });
    const mails = await mailsAfter(bookingCancelled(mia), bookingCancelled(tim));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([['ben@platzwart.example'], ['tim@platzwart.example']]);
  });

  it('fail where a child without an address has nobody', async () => {
    expect(await mailsAfter(courtBooked(mia))).toEqual([]);
    expect(await world.outbox()).toMatchObject([{ kind: 'BOOKING_CONFIRMED', problem: 'ADDRESS_INVALID' }]);
  });
});
