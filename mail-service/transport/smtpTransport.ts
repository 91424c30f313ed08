import { setTimeout as pause } from 'node:timers/promises';
import { sentAddress } from '@platzwart/contracts/core';
import { createTransport } from 'nodemailer';
import { mailLimits } from '../core/mailLimits.ts';
import type { Delivery, Message, MailTransport } from '../core/mailTransport.ts';
import { describeRefusal } from './describeRefusal.ts';

/** Replaces line breaks and other control characters, which are not allowed in a header value, by spaces, so that it stays one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

type SmtpSettings = Readonly<{ smtpUrl: string; from: string; /** Right of the @ in a Message-ID. */ host: string }>;

/** The envelope is set explicitly, not parsed from the headers: one sender, one recipient, whatever names the headers contain. Internationalised domains are in ASCII (decisions.md Q5). */
const mailOf = (message: Message, { from, host }: SmtpSettings) => ({
  envelope: { from, to: [sentAddress(message.to.address)] },
  from: { name: oneLine(message.sender.name), address: from },
  to: { name: oneLine(message.to.name), address: sentAddress(message.to.address) },
  ...(message.sender.replyTo && {
    replyTo: { name: oneLine(message.sender.name), address: sentAddress(message.sender.replyTo) },
  }),
  subject: oneLine(message.subject),
  messageId: `<${message.mailId}@${host}>`,
  date: new Date(message.writtenAt),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': message.language,
  },
  text: message.text,
  html: message.html,
  attachments: message.attachments.map(({ fileName, type, content, encoding }) => ({
    filename: fileName,
    contentType: type,
    content,
    ...(encoding && { encoding }),
  })),
});

/** Shorter than the minute after which a claimed e-mail is due again. */
const longestTry = 50_000;
const tooLong: Delivery = { outcome: 'later', problem: 'SERVER_AWAY', isAway: true };

/** Hands e-mails to an SMTP server over a pool of open connections. */
export const smtpTransport = (settings: SmtpSettings): MailTransport => {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: mailLimits.atOnce.urgent + mailLimits.atOnce.others,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handIn = (message: Message): Promise<Delivery> =>
    transport.sendMail(mailOf(message, settings)).then(() => ({ outcome: 'sent' as const }), describeRefusal);
  return {
    send: (message) => Promise.race([handIn(message), pause(longestTry, tooLong, { ref: false })]),
    close: () => transport.close(),
  };
};
