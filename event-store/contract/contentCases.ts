import { expect, it } from 'vitest';
import { courtBooked, freshStream } from './sampleEvents.ts';
import type { UnderTest } from './serverUnderTest.ts';

const contents: readonly (readonly [string, unknown])[] = [
  ['umlauts', { titel: 'Müllers Größenwahn über Öfen', straße: 'Weißgärbergäßchen 7' }],
  ['characters beyond 16 bits', { remark: '🎾 𝔐 👩‍👩‍👧' }],
  ['quotes, backslashes and line ends', { remark: 'sie sagte "5\\4"\r\n\t{},' }],
  ['a null character within a string', { remark: 'vor\u0000nach' }],
  ['half a surrogate pair', { remark: 'halb \ud83d ganz' }],
  ['control characters', { remark: '\u0001\u001e\u001f\u007f\u2028' }],
  ['nothing but null', null],
  ['a number', 17.25],
  ['a text', 'abgesagt'],
  ['false', false],
  ['an empty object', {}],
  ['an empty list', []],
  ['lists in lists', [[1, [2, [3, null]]], { a: [{}] }]],
  ['numbers at the edges', [0, -1, 9_007_199_254_740_991, 1e-7, 1e21, 0.1]],
];

const megabyte = 1_000_000;

export const contentCases = (underTest: UnderTest): void => {
  it.each(contents)('preserves %s, as data and as metadata', async (_, content) => {
    const { store } = underTest();
    const stream = freshStream();
    await store.append(stream, 'none', [{ ...courtBooked(content), metadata: content }]);
    const [event] = await store.read(stream);
    expect([event?.data, event?.metadata]).toEqual([content, content]);
  });

  it('preserves data to the byte, including the order of keys', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const content = { z: 1, a: { y: '', x: [1.5, 'ü'] }, m: null };
    await store.append(stream, 'none', [courtBooked(content)]);
    const [event] = await store.read(stream);
    expect(JSON.stringify(event?.data)).toBe(JSON.stringify(content));
  });

  it('preserves an event of a megabyte', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const remark = 'Vorhand '.repeat(megabyte / 8);
    await store.append(stream, 'none', [courtBooked({ remark })]);
    const [event] = await store.read(stream);
    expect(event?.data).toEqual({ remark });
  });

  it('preserves small events after a megabyte of umlauts', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = [courtBooked({ remark: 'ü'.repeat(megabyte / 2) }), courtBooked(), courtBooked()];
    for (const [index, event] of events.entries())
      await store.append(stream, index === 0 ? 'none' : index - 1, [event]);
    expect((await store.read(stream)).map(({ data }) => data)).toEqual(events.map(({ data }) => data));
  });

  it.each(['straße/köln', 'with spaces and, commas', '{"json"}', "o'neill", 'x'.repeat(200)])(
    'distinguishes streams with names like %s',
    async (name) => {
      const { store } = underTest();
      const stream = freshStream(name);
      await store.append(stream, 'none', [courtBooked()]);
      const [event] = await store.read(stream);
      expect(event?.stream).toBe(stream);
    },
  );
};
