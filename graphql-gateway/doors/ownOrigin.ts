import type { IncomingMessage } from 'node:http';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const parse = (origin: string): URL | null => (URL.canParse(origin) ? new URL(origin) : null);

/**
 * Whether a handshake comes from a page of ours, or from no page at all. In demo mode another port of this machine
 * counts as ours, because the development server has one.
 */
export const isOwnOrigin = ({ headers }: IncomingMessage, isDemo: boolean): boolean => {
  if (headers.origin === undefined) return true;
  const origin = parse(headers.origin);
  const host = parse(`http://${headers.host ?? ''}`);
  if (!origin || !host || !/^https?:$/.test(origin.protocol)) return false;
  const isLocal = loopback.test(origin.hostname) && loopback.test(host.hostname);
  return origin.host === headers.host || (isDemo && isLocal);
};
