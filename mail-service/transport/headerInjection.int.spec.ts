import { emailSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerPayloads as payloads, emailHeaders } from '../../tests/support/headerPayloads.ts';
import { type SmtpSink, openSmtpSink } from '../../tests/support/smtpSink.ts';
import type { Message, MailTransport } from '../core/mailTransport.ts';
import { smtpTransport } from './smtpTransport.ts';

let sink: SmtpSink;
let transport: MailTransport;
beforeAll(async () => {
  sink = await openSmtpSink();
  transport = smtpTransport({ smtpUrl: sink.url, from: 'club@platz.example', host: 'platz.example' });
});
afterAll(async () => {
  transport.close();
  await sink.close();
});

const message = (text: string, index: number): Message => ({
  mailId: `0e000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  personId: null,
  writtenAt: '2026-06-15T08:30:00.000Z',
  to: { name: text, address: 'anna@platzwart.example' },
  sender: { name: text, replyTo: 'info@platzwart.example' },
  language: 'de',
  subject: text,
  html: '<p>Hallo</p>',
  text: `Hallo ${text}`,
  attachments: [
    { fileName: 'buchung.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'BEGIN:VCALENDAR' },
  ],
});

describe('An e-mail to a person with any name', () => {
  it('has that one recipient and only our headers, for 500 random names', { timeout: 120_000 }, async () => {
    expect(new Set(payloads).size).toBe(500);
    for (const [index, payload] of payloads.entries())
      expect(await transport.send(message(payload, index))).toEqual({ outcome: 'sent' });
    expect(sink.mails).toHaveLength(500);
    for (const { from, to, mail } of sink.mails) {
      expect({ from, to }).toEqual({ from: 'club@platz.example', to: ['anna@platzwart.example'] });
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(emailHeaders);
      expect(mail.to?.map(({ address }) => address)).toEqual(['anna@platzwart.example']);
      expect(mail.from?.address).toBe('club@platz.example');
      expect(mail.bcc ?? []).toEqual([]);
    }
  });

  it.each([
    ['max@münchen.example', 'max@xn--mnchen-3ya.example'],
    ["o'brien@platzwart.example", "o'brien@platzwart.example"],
    ['a&b/c@platzwart.example', 'a&b/c@platzwart.example'],
  ])('to %s is sent to %s', async (address, sent) => {
    const before = sink.mails.length;
    const { to, sender, ...rest } = message('Anna', 900);
    const written = { ...rest, to: { ...to, address }, sender: { ...sender, replyTo: 'info@bücher.example' } };
    expect(await transport.send(written)).toEqual({ outcome: 'sent' });
    const { to: recipients, mail } = sink.mails[before] ?? {};
    // The server of the specs has decoded the domain.
    expect(recipients).toEqual([address]);
    expect(mail?.to?.map((each) => each.address)).toEqual([sent]);
    expect(mail?.replyTo?.map((each) => each.address)).toEqual(['info@xn--bcher-kva.example']);
  });

  it.each([
    'anna@platzwart.example, evil@evil.example',
    'anna@platzwart.example\r\nRCPT TO:<evil@evil.example>',
    '"a@evil.example x"@platzwart.example',
    'Anna <anna@platzwart.example>',
    'anna@platzwart.example>\r\nDATA',
    'group: anna@platzwart.example, evil@evil.example;',
    '(evil@evil.example) anna@platzwart.example',
  ])('%j is refused as an address', (address) => {
    expect(v.is(emailSchema, address)).toBe(false);
  });
});
