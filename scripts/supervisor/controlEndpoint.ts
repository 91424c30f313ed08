import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, createServer } from 'node:http';

/** The control endpoint of the supervisor: on the loopback, for callers who can read the data folder. */
export type Control = Readonly<{ port: number; token: string }>;

/** Restarts the service of that name, or all; null: all. Rejects with a sentence where it is unknown or does not start. */
export type Restart = (name: string | null) => Promise<void>;

const isAllowed = ({ headers }: IncomingMessage, token: string): boolean => {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const wanted = /^\/restart(?:\/([a-z-]+))?$/;

const listeningPort = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The supervisor listens on no port');
  return address.port;
};

/** `POST /restart/<service>`, and `POST /restart` for all: 204 when the new process has taken over, 409 with a sentence where it could not. */
export const openControl = async (
  host: string,
  restart: Restart,
): Promise<Readonly<{ control: Control; close: () => void }>> => {
  const token = randomBytes(24).toString('base64url');
  const answer = async (request: IncomingMessage): Promise<Readonly<{ status: number; text?: string }>> => {
    const asked = wanted.exec(request.url ?? '');
    if (request.method !== 'POST' || asked === null) return { status: 404 };
    if (!isAllowed(request, token)) return { status: 401 };
    try {
      await restart(asked[1] ?? null);
      return { status: 204 };
    } catch (error) {
      return { status: 409, text: error instanceof Error ? error.message : String(error) };
    }
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, text }) => response.writeHead(status).end(text));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { control: { port: listeningPort(server), token }, close };
};
