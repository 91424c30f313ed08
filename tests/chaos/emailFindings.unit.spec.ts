import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { SunkMail } from '../support/smtpSink.ts';
import { type EmailEvidence, emailFindings } from './emailFindings.ts';

const mail = (to: string, messageId: string): SunkMail => {
  const read: Email = { headers: [], headerLines: [], attachments: [], messageId };
  return { from: 'club@platz.example', to: [to], raw: '', mail: read };
};
const well: EmailEvidence = {
  emails: ['anna', 'ben'],
  mails: [mail('anna', '<1>'), mail('anna', '<1>'), mail('ben', '<2>')],
  eventIds: ['e1', 'e2'],
  outbox: [
    { mailId: '1', state: 'SENT', eventId: 'e1' },
    { mailId: '2', state: 'SENT', eventId: 'e2' },
  ],
};
const violationsIn = (change: Partial<EmailEvidence>): readonly string[] =>
  emailFindings({ ...well, ...change }, 1).flatMap(({ violations }) => violations);

describe('The findings about emails after kills', () => {
  it('are empty where each email arrived, once or twice', () => expect(violationsIn({})).toEqual([]));

  it.each<[string, Partial<EmailEvidence>]>([
    ['no email came to ben', { mails: [mail('anna', '<1>')] }],
    ['several emails came to anna', { mails: [...well.mails, mail('anna', '<3>')] }],
    ['0 emails about event e3', { eventIds: ['e1', 'e2', 'e3'] }],
    [
      'email 2 is WAITING',
      { outbox: well.outbox.map((row) => (row.mailId === '2' ? { ...row, state: 'WAITING' } : row)) },
    ],
    [
      '6 copies after 1 kills',
      { mails: [...Array.from({ length: 7 }, () => mail('anna', '<1>')), mail('ben', '<2>')] },
    ],
  ])('report: %s', (violation, change) => expect(violationsIn(change)).toEqual([violation]));
});
