import { type Server, type Socket, connect, createServer } from 'node:net';
import { freePort } from './freePort.ts';

/**
 * Faults of a connection between two programs.
 * - pass: nothing.
 * - refuse: new connections are refused, existing ones are reset.
 * - hang: connections are accepted and nothing passes, in neither direction, until the fault changes.
 * - half-open: existing connections pass nothing any more and are never closed; new ones too, while the fault lasts.
 * - cut: a request that contains `request` arrives; its answer is lost and the connection is reset.
 * - delay: everything takes `milliseconds` longer, each way.
 * - slow reader: data from the server is not read.
 */
export type Fault =
  | Readonly<{ kind: 'pass' | 'refuse' | 'hang' | 'half-open' | 'slow reader' }>
  | Readonly<{ kind: 'cut'; request: string }>
  | Readonly<{ kind: 'delay'; milliseconds: number }>;

export type FaultProxy = Readonly<{
  port: number;
  /** Sets the fault for all connections from now on. */
  change: (fault: Fault) => Promise<void>;
  /** Number of connections that the fault `cut` has reset. */
  cuts: () => number;
  lines: () => number;
  close: () => Promise<void>;
}>;

type Line = { readonly client: Socket; readonly server: Socket; isDead: boolean; isAsked: boolean };
type Way = 'there' | 'back';
type ProxyState = { fault: Fault; cuts: number; readonly lines: Set<Line> };

const farEnd = ({ client, server }: Line, way: Way): Socket => (way === 'there' ? server : client);

const reset = ({ client, server }: Line): void => {
  client.resetAndDestroy();
  server.resetAndDestroy();
};

/** Drops the answer to a request that has arrived. */
const carryOrCut = (state: ProxyState, line: Line, request: string) => (way: Way, chunk: Buffer) => {
  if (way === 'there') line.isAsked ||= chunk.includes(request);
  if (way === 'there' || !line.isAsked) {
    farEnd(line, way).write(chunk);
    return;
  }
  state.cuts += 1;
  reset(line);
};

const carry = (state: ProxyState, line: Line) => (way: Way, chunk: Buffer) => {
  const { fault } = state;
  const to = farEnd(line, way);
  if (line.isDead) return;
  if (fault.kind === 'delay') setTimeout(() => to.write(chunk), fault.milliseconds);
  else if (fault.kind === 'cut') carryOrCut(state, line, fault.request)(way, chunk);
  else to.write(chunk);
};

const applyTo = (line: Line, { kind }: Fault): void => {
  const { client, server } = line;
  if (kind === 'half-open') line.isDead = true;
  if (kind === 'refuse') reset(line);
  for (const socket of [client, server]) socket.resume();
  if (kind === 'hang') client.pause();
  if (kind === 'hang' || kind === 'slow reader') server.pause();
};

const openLine = (state: ProxyState, client: Socket, to: number): void => {
  const server = connect({ host: '127.0.0.1', port: to, noDelay: true });
  const line: Line = { client: client.setNoDelay(), server, isDead: false, isAsked: false };
  state.lines.add(line);
  const carried = carry(state, line);
  const join = (from: Socket, other: Socket, way: Way): void => {
    from.on('data', (chunk: Buffer) => carried(way, chunk));
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!line.isDead) other.destroy();
      if (client.destroyed && server.destroyed) state.lines.delete(line);
    });
  };
  join(client, server, 'there');
  join(server, client, 'back');
  applyTo(line, state.fault);
};

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * A proxy from a free loopback port to port `to`; it starts without a fault. Both ends are read without backpressure, except with the
 * fault `slow reader`.
 */
export const startFaultProxy = async (to: number): Promise<FaultProxy> => {
  const state: ProxyState = { fault: { kind: 'pass' }, cuts: 0, lines: new Set() };
  const server = createServer((client) => openLine(state, client, to));
  // The proxy stops listening and starts again: meanwhile no outgoing connection may take its port.
  const port = await freePort();
  await listening(server, port);
  const stopListening = (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    state.lines.forEach(reset);
    return closed;
  };
  return {
    port,
    change: async (fault) => {
      state.fault = fault;
      state.lines.forEach((line) => applyTo(line, fault));
      if (fault.kind === 'refuse') await stopListening();
      else if (!server.listening) await listening(server, port);
    },
    cuts: () => state.cuts,
    lines: () => state.lines.size,
    close: async () => {
      if (server.listening) await stopListening();
      state.lines.forEach(reset);
    },
  };
};
