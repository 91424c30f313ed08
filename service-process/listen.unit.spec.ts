import { type Server, createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const servers: Server[] = [];
const newServer = (): Server => {
  const server = createServer();
  servers.push(server);
  return server;
};
const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return address.port;
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const host = '127.0.0.1';

it('names the setting that changes a port in use', async () => {
  const first = newServer();
  await listen(first, { host, port: 0, setting: 'PORT' });
  const port = portOf(first);
  await expect(listen(newServer(), { host, port, setting: 'COMMAND_PORT' })).rejects.toThrow(
    `Port ${port} is in use by another program: end it, or set COMMAND_PORT to another port, e.g. COMMAND_PORT=${port + 1}.`,
  );
});

it('waits for a port whose holder is being stopped', async () => {
  const first = newServer();
  await listen(first, { host, port: 0, setting: 'PORT' });
  const port = portOf(first);
  const second = newServer();
  await listen(second, { host, port, setting: 'PORT' }, () => first.close());
  expect(portOf(second)).toBe(port);
  expect(first.listening).toBe(false);
});

it('refuses an address of another machine', async () => {
  const elsewhere = { host: '192.0.2.1', port: 0, setting: 'PORT' };
  await expect(listen(newServer(), elsewhere)).rejects.toThrow('HOST 192.0.2.1 is no address of this machine');
});

it('rethrows other errors unchanged', async () => {
  const server = newServer();
  await listen(server, { host, port: 0, setting: 'PORT' });
  await expect(listen(server, { host, port: 0, setting: 'PORT' })).rejects.toThrow('Listen method has been called');
});
