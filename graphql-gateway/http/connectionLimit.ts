import type { Server, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { networkOf } from './clientAddress.ts';

/** The loopback address: programs on this machine, and a proxy on it, behind which all clients would share one address. */
const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

const remoteAddressOf = ({ remoteAddress = '' }: Socket): string => remoteAddress;

/**
 * Closes every connection beyond `maxConnections` from one address before a byte of it is read (reliability T57, T62). It uses the
 * address of the connection itself: behind a proxy, the proxy has to limit connections.
 */
export const limitConnections = (server: Server, maxConnections: number, addressOf = remoteAddressOf): void => {
  const open = new Map<string, number>();
  const count = (network: string, change: 1 | -1): void => {
    const connections = (open.get(network) ?? 0) + change;
    if (connections === 0) open.delete(network);
    else open.set(network, connections);
  };
  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket);
    if (isLoopback(address)) return;
    const network = networkOf(address) ?? 'unknown';
    if ((open.get(network) ?? 0) >= maxConnections) {
      socket.destroy();
      return;
    }
    count(network, 1);
    socket.once('close', () => count(network, -1));
  });
};
