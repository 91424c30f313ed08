import type { CheckedInvariant } from '../checker/checkInstance.ts';
import type { SunkMail } from '../support/smtpSink.ts';

/** A row of the outbox: the email's id, its state, and its event. */
export type OutboxRow = Readonly<{ mailId: string; state: string; eventId: string }>;

export type EmailEvidence = Readonly<{
  /** People whose registration was acknowledged. */
  emails: readonly string[];
  mails: readonly SunkMail[];
  /** Events that trigger an email. */
  eventIds: readonly string[];
  outbox: readonly OutboxRow[];
}>;

const times = (values: readonly string[], value: string): number => values.filter((each) => each === value).length;

/** INV8: one row for each event that triggers an email, and each row sent. */
const checkOutbox = ({ eventIds, outbox }: EmailEvidence): CheckedInvariant => {
  const about = outbox.map(({ eventId }) => eventId);
  return {
    id: 'INV8',
    says: 'One outbox row for each mail-worthy event, and each of them sent',
    examined: eventIds.length,
    violations: [
      ...eventIds.filter((id) => times(about, id) !== 1).map((id) => `${times(about, id)} emails about event ${id}`),
      ...outbox.filter(({ state }) => state !== 'SENT').map(({ mailId, state }) => `email ${mailId} is ${state}`),
    ],
  };
};

/** A duplicate has the same Message-ID; there is at most one per kill. */
const checkReceived = ({ emails, mails }: EmailEvidence, kills: number): CheckedInvariant => {
  const idsTo = (email: string) => mails.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.messageId);
  const copies = mails.length - new Set(mails.map(({ mail }) => mail.messageId)).size;
  return {
    id: 'post',
    says: 'Every email was sent, and none under two ids',
    examined: emails.length,
    violations: [
      ...emails.filter((email) => idsTo(email).length === 0).map((email) => `no email came to ${email}`),
      ...emails.filter((email) => new Set(idsTo(email)).size > 1).map((email) => `several emails came to ${email}`),
      // Five are sent at a time.
      ...(copies > 5 * kills ? [`${copies} copies after ${kills} kills`] : []),
    ],
  };
};

export const emailFindings = (evidence: EmailEvidence, kills: number): readonly CheckedInvariant[] => [
  checkOutbox(evidence),
  checkReceived(evidence, kills),
];
