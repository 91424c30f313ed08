import type { Server, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { placeOf } from './clientAddress.ts';

/** The machine itself: its own programs, and a proxy on it, behind which everybody would be one place. */
const isOurOwn = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

const ownAddress = ({ remoteAddress = '' }: Socket): string => remoteAddress;

/**
 * Hangs up on whoever has `most` connections open at once and opens one more (reliability T57, T62), before a byte of it is
 * read. It goes by the connection itself: where a proxy stands before this door, that limit is the proxy's.
 */
export const limitConnections = (server: Server, most: number, addressOf = ownAddress): void => {
  const open = new Map<string, number>();
  const count = (place: string, change: 1 | -1): void => {
    const now = (open.get(place) ?? 0) + change;
    if (now === 0) open.delete(place);
    else open.set(place, now);
  };
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket);
    if (isOurOwn(address)) return;
    const place = placeOf(address) ?? 'unknown';
    if ((open.get(place) ?? 0) >= most) {
      socket.destroy();
      return;
    }
    count(place, 1);
    socket.once('close', () => count(place, -1));
  });
};
