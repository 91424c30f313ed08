import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** One buffer for all connections: its reader must use the bytes at once or copy them. */
const shared = Buffer.alloc(65_536);

/**
 * A connection to the host and port of `url` that reads into the same memory every time: a stream for each of a
 * thousand sockets would cost as much as the server. `take` must not keep the chunk.
 */
export const openRaw = async (url: string, take: (chunk: Buffer) => void): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const callback = (length: number): boolean => {
    take(shared.subarray(0, length));
    return true;
  };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: shared, callback } });
  await once(socket, 'connect');
  return socket;
};
