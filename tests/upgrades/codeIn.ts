import type { SmtpSink } from '../support/smtpSink.ts';

const decoded = (text: string): string => text.replaceAll('&amp;', '&');

/** The code in the newest e-mail to an address; null where none has one. */
export const codeIn = ({ mails }: Pick<SmtpSink, 'mails'>, email: string): string | null =>
  mails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ mail }) => decoded(`${mail.text ?? ''} ${mail.html ?? ''}`).match(/https?:\/\/[^\s"<>)]+/g) ?? [])
    .map((link) => new URL(link))
    // Behind #; of releases up to 0.1.0 behind ?.
    .map(({ hash, searchParams }) => new URLSearchParams(hash.slice(1)).get('code') ?? searchParams.get('code'))
    .findLast((code) => code !== null) ?? null;
