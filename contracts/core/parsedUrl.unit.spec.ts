import { describe, expect, it } from 'vitest';
import { parsedUrl } from './parsedUrl.ts';

describe('An address', () => {
  it('with letters beyond ASCII is read the first and the ten-thousandth time', () => {
    const hosts = Array.from({ length: 10_000 }, () => parsedUrl('https://ä.de')?.hostname);
    expect(new Set(hosts)).toEqual(new Set(['xn--4ca.de']));
  });

  it.each(['', 'https://', 'https://a b.de', '//a.de'])('is not %j', (text) => {
    expect(parsedUrl(text)).toBeNull();
  });
});
