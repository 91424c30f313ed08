import { streams } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import { sendAllDue } from '../testing/sendAllDue.ts';
import { clubFacts } from '../testing/clubFacts.ts';
import { debitReturned } from '../testing/debitFacts.ts';
import { type MailWorld, openMailWorld } from '../testing/mailWorld.ts';
import { readLog } from '../testing/readLog.ts';
import { smtpTransport } from '../transport/smtpTransport.ts';

let world: MailWorld;
let sink: SmtpSink;
const send = async (): Promise<void> => {
  await readLog(world);
  const transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
  const round = sendAllDue(world.sendingBy(transport));
  while (await round());
  transport.close();
};
const textOf = (subject: RegExp): string => {
  const found = sink.mails.find(({ mail }) => subject.test(mail.subject ?? ''));
  if (!found) throw new Error(`No e-mail ${subject.source}`);
  return found.mail.text ?? '';
};

beforeEach(async () => {
  [world, sink] = [await openMailWorld(), await openSmtpSink()];
  await world.write(streams.club, ...clubFacts);
});
afterEach(async () => {
  await sink.close();
  await world.close();
});

describe('E-mails about direct debits', () => {
  it('announce amount, day, invoice, mandate and creditor, and show the account masked', async () => {
    const { personId } = await world.person();
    await world.write(streams.ledger, ...(await debitReturned(world.vault, personId)));
    await send();
    const announced = textOf(/^Wir ziehen am/);
    for (const said of ['347,00', '15. Juli 2026', '2026-00012', 'M-3E0B8A11-2B3D4E5F', 'DE98ZZZ09999999999'])
      expect(announced).toContain(said);
    expect(announced).toContain('DE89 **** 3000');
    expect(announced).not.toContain('37040044');
    for (const said of ['Konto nicht gedeckt (AM04)', 'RF26202600012, 2026-00012'])
      expect(textOf(/kam zurück/)).toContain(said);
    expect(textOf(/^Dein Lastschriftmandat für .* ist widerrufen/)).toContain('M-3E0B8A11-2B3D4E5F');
  });

  it('say nothing of a mandate that a newer one replaces, or of an invoice that was paid', async () => {
    const { personId } = await world.person();
    const facts = await debitReturned(world.vault, personId);
    const quiet = facts
      .filter(({ type }) => type === 'MandateRevoked' || type === 'DebitDropped')
      .map(({ type, data }) => ({ type, data: { ...data, reason: type === 'DebitDropped' ? 'PAID' : 'REPLACED' } }));
    await world.write(streams.ledger, ...quiet);
    await send();
    expect(sink.mails).toHaveLength(0);
  });
});
