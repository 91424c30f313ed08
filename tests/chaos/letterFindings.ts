import type { Checked } from '../checker/checkHouse.ts';
import type { SunkMail } from '../support/smtpSink.ts';

/** What stands in the outbox: a letter's id, its state, and the event that it is about. */
export type OutboxRow = Readonly<{ mailId: string; state: string; eventId: string }>;

export type LetterEvidence = Readonly<{
  /** Whoever was registered and was told so. */
  emails: readonly string[];
  mails: readonly SunkMail[];
  /** Events that call for a letter. */
  eventIds: readonly string[];
  outbox: readonly OutboxRow[];
}>;

const times = (values: readonly string[], value: string): number => values.filter((each) => each === value).length;

/** INV8: for each event that calls for a letter one row, and each row sent. */
const checkOutbox = ({ eventIds, outbox }: LetterEvidence): Checked => {
  const about = outbox.map(({ eventId }) => eventId);
  return {
    id: 'INV8',
    says: 'One outbox row for each mail-worthy event, and each of them sent',
    looked: eventIds.length,
    violations: [
      ...eventIds.filter((id) => times(about, id) !== 1).map((id) => `${times(about, id)} letters about event ${id}`),
      ...outbox.filter(({ state }) => state !== 'SENT').map(({ mailId, state }) => `letter ${mailId} is ${state}`),
    ],
  };
};

/** What came again came under the same Message-ID, at most once for each kill. */
const checkPost = ({ emails, mails }: LetterEvidence, kills: number): Checked => {
  const idsTo = (email: string) => mails.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.messageId);
  const copies = mails.length - new Set(mails.map(({ mail }) => mail.messageId)).size;
  return {
    id: 'post',
    says: 'Everybody got their letter, and nobody two of them',
    looked: emails.length,
    violations: [
      ...emails.filter((email) => idsTo(email).length === 0).map((email) => `no letter came to ${email}`),
      ...emails.filter((email) => new Set(idsTo(email)).size > 1).map((email) => `several letters came to ${email}`),
      // Five are under way at a time.
      ...(copies > 5 * kills ? [`${copies} copies after ${kills} kills`] : []),
    ],
  };
};

export const letterFindings = (evidence: LetterEvidence, kills: number): readonly Checked[] => [
  checkOutbox(evidence),
  checkPost(evidence, kills),
];
