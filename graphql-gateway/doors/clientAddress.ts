import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies write the port too: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>\d+\.\d+\.\d+\.\d+):\d+)$/;

const withoutPort = (text: string): string => {
  const groups = withPort.exec(text)?.groups;
  return groups?.['v6'] ?? groups?.['v4'] ?? text;
};

const bitsOfNetwork = 64;

/** An IPv4 address as it is; of an IPv6 address the network, because whoever has one has all addresses in it. Null for neither. */
export const placeOf = (text: string): string | null => {
  const address = withoutPort(text.trim());
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bitsOfNetwork}`).toString()}/${bitsOfNetwork}`;
};

const forwardedFor = ({ headers }: IncomingMessage): readonly string[] => {
  const header = headers['x-forwarded-for'] ?? '';
  return (Array.isArray(header) ? header.join(',') : header).split(',');
};

/**
 * Where a call comes from: an IPv4 address, or the first 64 bits of an IPv6 one. `hops`: how many proxies of ours stand before
 * this door, each of which puts whom it heard at the end of `X-Forwarded-For`; what stands before that anybody can write
 * (reliability T58). Where fewer are named there, the connection itself tells.
 */
export const clientAddressBy =
  (hops: number) =>
  (request: IncomingMessage): string => {
    const own = request.socket.remoteAddress ?? '';
    const heard = hops === 0 ? undefined : forwardedFor(request).at(-hops);
    return placeOf(heard ?? '') ?? placeOf(own) ?? 'unknown';
  };
