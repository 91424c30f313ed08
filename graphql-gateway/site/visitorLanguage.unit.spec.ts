import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { languageCookie, visitorLanguage } from './visitorLanguage.ts';

const request = (url: string, headers: Record<string, string> = {}): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { url, headers });

describe('The language of a page', () => {
  it.each([
    ['/home/imprint?lng=en', { cookie: 'i18nextLng=de', 'accept-language': 'de' }, 'en'],
    ['/home/imprint?lng=fr', { cookie: 'a=b; i18nextLng=en', 'accept-language': 'de' }, 'en'],
    ['/home/imprint', { cookie: 'i18nextLng=<script>', 'accept-language': 'en-GB,de' }, 'en'],
    ['/home/imprint', { cookie: 'xi18nextLng=en' }, 'de'],
    ['/home/imprint', {}, 'de'],
  ])('of %s with %j is %s', (url, headers, language) => {
    expect(visitorLanguage(request(url, headers))).toBe(language);
  });

  it('is remembered in a cookie when a visitor uses the switch, and not otherwise', () => {
    const ofSwitch = { 'sec-fetch-site': 'same-origin' };
    expect(languageCookie(request('/home/imprint?lng=en', ofSwitch), true)).toBe(
      'i18nextLng=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(languageCookie(request('/?lng=de', ofSwitch), false)).toBe(
      'i18nextLng=de; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(languageCookie(request('/home/imprint?lng=en', { 'sec-fetch-site': 'cross-site' }), true)).toBeNull();
    expect(languageCookie(request('/home/imprint?lng=en'), true)).toBeNull();
    expect(languageCookie(request('/home/imprint?lng=en%0d%0aset-cookie:x', ofSwitch), true)).toBeNull();
    expect(languageCookie(request('/home/imprint', ofSwitch), true)).toBeNull();
  });
});
