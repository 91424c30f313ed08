import type { IncomingMessage } from 'node:http';
import { parsedUrl } from '@platzwart/contracts/core';

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const isLocal = ({ hostname }: URL): boolean => loopback.test(hostname);

/**
 * Whether a handshake comes from one of our pages, or has no origin. In demo mode another port of this machine
 * is accepted, because the development server has its own.
 */
export const isOwnOrigin = ({ headers }: IncomingMessage, isDemo: boolean): boolean => {
  if (headers.origin === undefined) return true;
  const origin = parsedUrl(headers.origin);
  const host = parsedUrl(`http://${headers.host ?? ''}`);
  return origin !== null && host !== null && isSameOrigin(origin, host, isDemo);
};

const isSameOrigin = (origin: URL, host: URL, isDemo: boolean): boolean =>
  origin.protocol.startsWith('http') && (origin.host === host.host || (isDemo && isLocal(origin) && isLocal(host)));
