import { expect, it } from 'vitest';
import { textFrame } from './textFrame.ts';

// RFC 6455 §5.2: final text frame, unmasked; 7, 16 or 64 bits of length.
it.each([
  [2, [0x81, 2]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  [100_000, [0x81, 127, 0, 0, 0, 0, 0, 1, 0x86, 0xa0]],
])('a frame of %i bytes begins as every client expects', (length, header) => {
  const frame = textFrame(Buffer.from('{'), Buffer.alloc(length - 2, 'x'));
  expect([...frame.subarray(0, header.length)]).toEqual(header);
  expect(frame.subarray(header.length).toString()).toBe(`{${'x'.repeat(length - 2)}}`);
});
