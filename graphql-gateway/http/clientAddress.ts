import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies also write the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>\d+\.\d+\.\d+\.\d+):\d+)$/;

const withoutPort = (text: string): string => {
  const groups = withPort.exec(text)?.groups;
  return groups?.['v6'] ?? groups?.['v4'] ?? text;
};

const networkBits = 64;

/** An IPv4 address unchanged; of an IPv6 address its /64 network, because one client has all addresses in it. Otherwise null. */
export const networkOf = (text: string): string | null => {
  const address = withoutPort(text.trim());
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${networkBits}`).toString()}/${networkBits}`;
};

const forwardedFor = ({ headers }: IncomingMessage): readonly string[] => {
  const header = headers['x-forwarded-for'] ?? '';
  return (Array.isArray(header) ? header.join(',') : header).split(',');
};

/**
 * The address that a call comes from: an IPv4 address, or the first 64 bits of an IPv6 one. `hops`: how many proxies of ours stand
 * before the gateway. Each appends the address it saw to `X-Forwarded-For`; entries before those can be forged (reliability T58).
 * With fewer entries than hops the address of the connection is used.
 */
export const clientAddressReader =
  (hops: number) =>
  (request: IncomingMessage): string => {
    const socketAddress = request.socket.remoteAddress ?? '';
    const forwarded = hops === 0 ? undefined : forwardedFor(request).at(-hops);
    return networkOf(forwarded ?? '') ?? networkOf(socketAddress) ?? 'unknown';
  };
