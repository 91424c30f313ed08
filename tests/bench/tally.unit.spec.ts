import { describe, expect, it } from 'vitest';
import { tally } from './tally.ts';

describe('Counting received messages', () => {
  it('reports the first, each and the last arrival of a message, and parses it once', () => {
    const told: string[] = [];
    const hear = tally(3, {
      decode: (text) => {
        told.push(`read ${text}`);
        return text;
      },
      onFirst: (text) => told.push(`first ${text}`),
      onEach: (text) => told.push(text),
      onLast: (text) => told.push(`last ${text}`),
    });
    for (const message of ['a', 'a', 'b', 'a', 'b', 'b']) hear(Buffer.from(message));
    expect(told.join(', ')).toBe('read a, first a, a, a, read b, first b, b, a, last a, b, b, last b');
  });

  it('never reports a message as complete that one socket has not received', () => {
    const complete: string[] = [];
    const hear = tally(2, { decode: (text) => text, onLast: (text) => complete.push(text) });
    for (const message of ['a', 'b', 'c', 'c']) hear(Buffer.from(message));
    expect(complete).toEqual(['c']);
  });
});
