import { type Server, type Socket, connect, createServer } from 'node:net';
import { freePort } from './freePort.ts';

/**
 * What can happen to a line between two programs.
 * - pass: nothing.
 * - refuse: nobody listens any more, and what was connected is reset.
 * - hang: connections are taken and nothing gets through, in neither direction, until the weather changes.
 * - half-open: what is connected now is dead for good, and neither end is told; new ones too, for as long as this lasts.
 * - cut: a request that contains `request` arrives; as soon as it is answered the line is reset and the answer is lost.
 * - delay: everything takes `milliseconds` longer, each way.
 * - slow reader: what the server says is not read.
 */
export type Weather =
  | Readonly<{ kind: 'pass' | 'refuse' | 'hang' | 'half-open' | 'slow reader' }>
  | Readonly<{ kind: 'cut'; request: string }>
  | Readonly<{ kind: 'delay'; milliseconds: number }>;

export type WeatherProxy = Readonly<{
  port: number;
  /** Of everything that goes through here from now on. */
  change: (weather: Weather) => Promise<void>;
  /** How many lines the weather `cut` has cut. */
  cuts: () => number;
  lines: () => number;
  close: () => Promise<void>;
}>;

type Line = { readonly client: Socket; readonly server: Socket; isDead: boolean; isAsked: boolean };
type Way = 'there' | 'back';
type Sky = { weather: Weather; cuts: number; readonly lines: Set<Line> };

const farEnd = ({ client, server }: Line, way: Way): Socket => (way === 'there' ? server : client);

const reset = ({ client, server }: Line): void => {
  client.resetAndDestroy();
  server.resetAndDestroy();
};

/** The request has arrived, its answer never will. */
const carryOrCut = (sky: Sky, line: Line, request: string) => (way: Way, chunk: Buffer) => {
  if (way === 'there') line.isAsked ||= chunk.includes(request);
  if (way === 'there' || !line.isAsked) {
    farEnd(line, way).write(chunk);
    return;
  }
  sky.cuts += 1;
  reset(line);
};

const carry = (sky: Sky, line: Line) => (way: Way, chunk: Buffer) => {
  const { weather } = sky;
  const to = farEnd(line, way);
  if (line.isDead) return;
  if (weather.kind === 'delay') setTimeout(() => to.write(chunk), weather.milliseconds);
  else if (weather.kind === 'cut') carryOrCut(sky, line, weather.request)(way, chunk);
  else to.write(chunk);
};

const feel = (line: Line, { kind }: Weather): void => {
  const { client, server } = line;
  if (kind === 'half-open') line.isDead = true;
  if (kind === 'refuse') reset(line);
  for (const socket of [client, server]) socket.resume();
  if (kind === 'hang') client.pause();
  if (kind === 'hang' || kind === 'slow reader') server.pause();
};

const openLine = (sky: Sky, client: Socket, to: number): void => {
  const server = connect({ host: '127.0.0.1', port: to, noDelay: true });
  const line: Line = { client: client.setNoDelay(), server, isDead: false, isAsked: false };
  sky.lines.add(line);
  const carried = carry(sky, line);
  const join = (from: Socket, other: Socket, way: Way): void => {
    from.on('data', (chunk: Buffer) => carried(way, chunk));
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!line.isDead) other.destroy();
      if (client.destroyed && server.destroyed) sky.lines.delete(line);
    });
  };
  join(client, server, 'there');
  join(server, client, 'back');
  feel(line, sky.weather);
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
 * A line of our own from a free port of the loopback to port `to` of the same; it begins with fair weather. Both ends are read
 * as fast as they speak: only the weather `slow reader` is felt by the server.
 */
export const openWeatherProxy = async (to: number): Promise<WeatherProxy> => {
  const sky: Sky = { weather: { kind: 'pass' }, cuts: 0, lines: new Set() };
  const server = createServer((client) => openLine(sky, client, to));
  // It stops listening and begins again: meanwhile no outgoing connection may take its place.
  const port = await freePort();
  await listening(server, port);
  const stopListening = (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    sky.lines.forEach(reset);
    return closed;
  };
  return {
    port,
    change: async (weather) => {
      sky.weather = weather;
      sky.lines.forEach((line) => feel(line, weather));
      if (weather.kind === 'refuse') await stopListening();
      else if (!server.listening) await listening(server, port);
    },
    cuts: () => sky.cuts,
    lines: () => sky.lines.size,
    close: async () => {
      if (server.listening) await stopListening();
      sky.lines.forEach(reset);
    },
  };
};
