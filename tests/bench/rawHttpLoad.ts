import { once } from 'node:events';
import { openRaw } from './rawConnection.ts';
import type { Measurement } from './rounds.ts';

/** One request, which is sent again and again. */
export type Target = Readonly<{ url: string; headers: Readonly<Record<string, string>>; body: string }>;

const requestOf = ({ url, headers, body }: Target): Buffer => {
  const { host, pathname } = new URL(url);
  const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
};

const headEnd = '\r\n\r\n';

/** Bytes of a whole answer, head and body; throws where it is none with 200. */
const lengthOf = (answer: Buffer): number => {
  const end = answer.indexOf(headEnd);
  const head = answer.subarray(0, end).toString('latin1');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || !length) throw new Error(`A bad answer: ${head.slice(0, 200)}`);
  return end + headEnd.length + Number(length);
};

/** Sends the next request as soon as the previous one is answered, until `isOver`. Returns the number of answers. */
const askAgain = async (target: Target, isOver: () => boolean): Promise<number> => {
  const request = requestOf(target);
  let answers = 0;
  let missing = 0;
  const count = (chunk: Buffer): void => {
    if (missing === 0) missing = lengthOf(chunk);
    missing -= chunk.length;
    if (missing < 0) throw new Error('More bytes came than were announced');
    if (missing > 0) return;
    answers += 1;
    if (isOver()) socket.destroy();
    else socket.write(request);
  };
  const socket = await openRaw(target.url, count);
  const ended = once(socket, 'close');
  socket.write(request);
  await ended;
  return answers;
};

const connections = 32;
const milliseconds = 2000;

/**
 * Answers per second to 32 connections that repeat one request. Counts bytes and reads nothing but the head: a client
 * that costs as much as the server would measure itself.
 */
export const requestsPerSecond =
  (target: Target): Measurement =>
  async () => {
    const started = performance.now();
    const isOver = (): boolean => performance.now() - started >= milliseconds;
    const counts = await Promise.all(Array.from({ length: connections }, () => askAgain(target, isOver)));
    return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started);
  };
