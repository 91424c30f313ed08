import { describe, expect, it } from 'vitest';
import { clientFrame, frameReader } from './textFrames.ts';

const lengthOf = (length: number): readonly number[] => {
  if (length < 126) return [length];
  if (length < 65_536) return [126, length >> 8, length & 0xff];
  return [127, 0, 0, 0, 0, length >> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff];
};

const serverFrame = (opcode: number, payload: string): Buffer => {
  const header = [0x80 | opcode, ...lengthOf(Buffer.byteLength(payload))];
  return Buffer.concat([Buffer.from(header), Buffer.from(payload)]);
};

const longestHeader = 10;

const piecesOf = (bytes: Buffer, size: number): readonly Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

const listening = () => {
  const heard: string[] = [];
  const read = frameReader({
    onText: (message) => heard.push(message.toString()),
    onPing: () => heard.push('<ping>'),
    onClose: () => heard.push('<close>'),
  });
  return { heard, read };
};

describe('The raw client of the benchmark', () => {
  const messages = ['a', 'ü'.repeat(100), 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(40_000), '0'.repeat(70_000), ''];
  const frames = [...messages.map((message) => serverFrame(1, message)), serverFrame(9, ''), serverFrame(8, '')];
  const everything = [...messages, '<ping>', '<close>'];

  it.each([1000, 1_000_000])('receives every message in chunks of %i bytes', (size) => {
    const { heard, read } = listening();
    piecesOf(Buffer.concat(frames), size).forEach(read);
    expect(heard).toEqual(everything);
  });

  it.each([1, 2, 3, 7])('receives every message whose header comes in chunks of %i bytes', (size) => {
    const { heard, read } = listening();
    for (const frame of frames)
      [...piecesOf(frame.subarray(0, longestHeader), size), frame.subarray(longestHeader)].forEach(read);
    expect(heard).toEqual(everything);
  });

  it('sends masked frames', () => {
    expect([...clientFrame(1, 'hi')]).toEqual([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69]);
    expect([...clientFrame(10, '')]).toEqual([0x8a, 0x80, 0, 0, 0, 0]);
    expect([...clientFrame(1, 'x'.repeat(300)).subarray(0, 8)]).toEqual([0x81, 0xfe, 1, 0x2c, 0, 0, 0, 0]);
  });
});
