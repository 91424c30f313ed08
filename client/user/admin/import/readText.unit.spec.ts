import { describe, expect, it } from 'vitest';
import { decodeText, isTooLarge, linesIn } from './readText.ts';

const bytes = (...values: readonly number[]): ArrayBuffer => new Uint8Array(values).buffer;

describe('A file of people', () => {
  it('is read as UTF-8, without its byte order mark', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc))).toBe('Mü');
  });

  it('is read as Windows-1252 where it is no UTF-8', () => {
    expect(decodeText(bytes(0x4d, 0xfc, 0xdf))).toBe('Müß');
  });

  it('has a count of the lines that are not blank', () => {
    expect(linesIn('a\r\nb\n\n  \nc\rd')).toBe(4);
    expect(linesIn('')).toBe(0);
  });

  it('may have a heading and 240 people at most', () => {
    expect(isTooLarge('x\n'.repeat(241))).toBe(false);
    expect(isTooLarge('x\n'.repeat(242))).toBe(true);
    expect(isTooLarge('x'.repeat(1_000_001))).toBe(true);
  });
});
