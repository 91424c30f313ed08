import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';

type Host = Readonly<{ host: string; port: number }>;

const milliseconds = 1_500;

/** Whether `event` comes on `socket` before an error, its end or the time limit. */
const comes = (socket: ReturnType<typeof connectPlain>, event: string): Promise<boolean> =>
  new Promise((resolve) => {
    const decide = (value: boolean) => () => {
      socket.destroy();
      resolve(value);
    };
    socket.once(event, decide(true));
    for (const failure of ['error', 'close', 'timeout']) socket.once(failure, decide(false));
    socket.setTimeout(milliseconds);
  });

const listens = (host: Host): Promise<boolean> => comes(connectPlain(host), 'connect');

/** Whoever it is: this only asks how it speaks, and sends nothing. */
const speaksTls = (host: Host): Promise<boolean> =>
  comes(connectTls({ ...host, rejectUnauthorized: false, ALPNProtocols: ['h2'] }), 'secureConnect');

/** How the server at that address speaks; null where nothing listens. */
export const spokenAt = async (host: Host): Promise<'TLS' | 'plain' | null> => {
  if (!(await listens(host))) return null;
  return (await speaksTls(host)) ? 'TLS' : 'plain';
};
