import type { IncomingMessage } from 'node:http';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const isLocal = ({ hostname }: URL): boolean => loopback.test(hostname);
const parse = (origin: string): URL | null => (URL.canParse(origin) ? new URL(origin) : null);

/**
 * Whether a handshake comes from a page of ours, or from no page at all. In demo mode another port of this machine
 * counts as ours, because the development server has one.
 */
export const isOwnOrigin = ({ headers }: IncomingMessage, isDemo: boolean): boolean => {
  if (headers.origin === undefined) return true;
  const origin = parse(headers.origin);
  const host = parse(`http://${headers.host ?? ''}`);
  return origin !== null && host !== null && areOneHouse(origin, host, isDemo);
};

const areOneHouse = (origin: URL, host: URL, isDemo: boolean): boolean =>
  origin.protocol.startsWith('http') && (origin.host === host.host || (isDemo && isLocal(origin) && isLocal(host)));
