import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A proxy to a server whose connections can be cut and restored without stopping the server. */
export type CuttableProxy = Readonly<{
  port: number;
  /** Ends every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Listens on the same port again. */
  open: () => Promise<void>;
}>;

type Address = Readonly<{ host: string; port: number }>;

const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });

export const openCuttableProxy = async (target: Address): Promise<CuttableProxy> => {
  const sockets = new Set<Socket>();
  const join = (near: Socket): void => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  };

  let server = createServer(join);
  const port = await listening(server, 0);
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    open: async () => {
      server = createServer(join);
      await listening(server, port);
    },
  };
};
