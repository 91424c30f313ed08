import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Delivery, Message, Post } from '../core/message.ts';
import { describeRefusal } from './describeRefusal.ts';

/** Line breaks and other control signs have no place in a header; whatever stood behind them is part of the same line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();

type Place = Readonly<{ smtpUrl: string; from: string; /** Right of the @ in a Message-ID. */ host: string }>;

/** The envelope is ours, not read out of the headers: one sender, one recipient, whatever anybody is called. */
const mailOf = (message: Message, { from, host }: Place) => ({
  envelope: { from, to: [message.to.address] },
  from: { name: oneLine(message.sender.name), address: from },
  to: { name: oneLine(message.to.name), address: message.to.address },
  ...(message.sender.replyTo && { replyTo: { name: oneLine(message.sender.name), address: message.sender.replyTo } }),
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
  attachments: message.attachments.map(({ fileName, type, content }) => ({
    filename: fileName,
    contentType: type,
    content,
  })),
});

/** Shorter than the minute after which a letter in hand is due again. */
const longestTry = 50_000;
const tooLong: Delivery = { outcome: 'later', problem: 'SERVER_AWAY', isAway: true };

/** Hands letters in at a mail server, over a few lines that stay open. */
export const smtpPost = (place: Place): Post => {
  const transport = createTransport({
    url: place.smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handIn = (message: Message): Promise<Delivery> =>
    transport.sendMail(mailOf(message, place)).then(() => ({ outcome: 'sent' as const }), describeRefusal);
  return {
    send: (message) => Promise.race([handIn(message), pause(longestTry, tooLong, { ref: false })]),
    close: () => transport.close(),
  };
};
