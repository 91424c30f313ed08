import { once } from 'node:events';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as received by a mail server: envelope and parsed content. */
export type SunkMail = Readonly<{ from: string; to: readonly string[]; raw: string; mail: Email }>;

export type SunkFile = Attachment;

/** Behaviour of the server: `later` and `never` refuse each recipient with 451 or 550, `away` does not answer. */
export type SinkMood = 'well' | 'later' | 'never' | 'refuses content';

export type SmtpSink = Readonly<{
  url: string;
  port: number;
  /** All accepted emails, in order. */
  mails: readonly SunkMail[];
  become: (mood: SinkMood) => void;
  /** Called with each email before it is acknowledged; the acknowledgement waits for it. */
  onTaken: (listen: (mail: SunkMail) => Promise<void> | void) => void;
  close: () => Promise<void>;
}>;

const refusals: Readonly<Record<SinkMood, number | null>> = {
  well: null,
  later: 451,
  never: 550,
  'refuses content': null,
};

const refused = (code: number): Error => Object.assign(new Error('Not today'), { responseCode: code });

const portOf = (server: SMTPServer): number => {
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return address.port;
};

/** A real SMTP server in this process that keeps received emails; on `port`, or a free one. */
export const openSmtpSink = async (port = 0): Promise<SmtpSink> => {
  const mails: SunkMail[] = [];
  let mood: SinkMood = 'well';
  let taken: Parameters<SmtpSink['onTaken']>[0] = () => undefined;

  const take = async (chunks: readonly Buffer[], from: string, to: readonly string[]): Promise<void> => {
    if (mood === 'refuses content') throw refused(554);
    const raw = Buffer.concat(chunks).toString('utf8');
    const sunk = { from, to, raw, mail: await PostalMime.parse(raw) };
    mails.push(sunk);
    await taken(sunk);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Milliseconds. By default it waits half a minute for clients that keep their connections.
    closeTimeout: 1,
    onRcptTo: (_address, _session, callback) => {
      const code = refusals[mood];
      callback(code === null ? null : refused(code));
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        take(chunks, from, to).then(
          () => callback(null),
          (error: unknown) => callback(error instanceof Error ? error : refused(554)),
        );
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    port: portOf(server),
    mails,
    become: (next) => {
      mood = next;
    },
    onTaken: (listen) => {
      taken = listen;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
