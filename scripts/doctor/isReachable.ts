import { connect } from 'node:net';

const timeoutMs = 1_500;

/** Whether a TCP connection to the address succeeds. */
export const isReachable = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const answer = (reachable: boolean) => () => {
      socket.destroy();
      resolve(reachable);
    };
    socket.once('connect', answer(true));
    for (const event of ['error', 'timeout'] as const) socket.once(event, answer(false));
  });

/** Host and port of an address, for example smtp://mail:1025. */
export const hostAndPort = (address: string, defaultPort: number): Readonly<{ host: string; port: number }> => {
  const { hostname, port } = new URL(address.replace(/^[a-z+]+:/, 'http:'));
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || defaultPort };
};
