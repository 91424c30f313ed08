import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './encodings.ts';

describe('The encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['deflate, zstd', null],
    ['br;q=0, gzip', 'gzip'],
    ['*', null],
    ['', null],
    [undefined, null],
  ])('for "%s" is %s', (header, encoding) => {
    expect(acceptedEncoding(header, () => true)).toBe(encoding);
  });

  it('is one of those offered', () => {
    expect(acceptedEncoding('br, gzip', (encoding) => encoding === 'gzip')).toBe('gzip');
    expect(acceptedEncoding('br, gzip', () => false)).toBeNull();
  });
});
