import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { SunkMail } from '../support/smtpSink.ts';
import { type LetterEvidence, letterFindings } from './letterFindings.ts';

const mail = (to: string, messageId: string): SunkMail => {
  const read: Email = { headers: [], headerLines: [], attachments: [], messageId };
  return { from: 'club@platz.example', to: [to], raw: '', mail: read };
};
const well: LetterEvidence = {
  emails: ['anna', 'ben'],
  mails: [mail('anna', '<1>'), mail('anna', '<1>'), mail('ben', '<2>')],
  eventIds: ['e1', 'e2'],
  outbox: [
    { mailId: '1', state: 'SENT', eventId: 'e1' },
    { mailId: '2', state: 'SENT', eventId: 'e2' },
  ],
};
const violationsIn = (change: Partial<LetterEvidence>): readonly string[] =>
  letterFindings({ ...well, ...change }, 1).flatMap(({ violations }) => violations);

describe('What is found about letters after kills', () => {
  it('is nothing where each came, also where one came again', () => expect(violationsIn({})).toEqual([]));

  it.each<[string, Partial<LetterEvidence>]>([
    ['no letter came to ben', { mails: [mail('anna', '<1>')] }],
    ['several letters came to anna', { mails: [...well.mails, mail('anna', '<3>')] }],
    ['0 letters about event e3', { eventIds: ['e1', 'e2', 'e3'] }],
    [
      'letter 2 is WAITING',
      { outbox: well.outbox.map((row) => (row.mailId === '2' ? { ...row, state: 'WAITING' } : row)) },
    ],
    [
      '6 copies after 1 kills',
      { mails: [...Array.from({ length: 7 }, () => mail('anna', '<1>')), mail('ben', '<2>')] },
    ],
  ])('%s', (violation, change) => expect(violationsIn(change)).toEqual([violation]));
});
