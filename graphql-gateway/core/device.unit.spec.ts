import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('The device of a call', () => {
  it.each([
    ['FIREFOX', 'WINDOWS', `${mozilla} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`],
    ['FIREFOX', 'LINUX', `${mozilla} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`],
    ['FIREFOX', 'ANDROID', `${mozilla} (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`],
    [
      'FIREFOX',
      'IOS',
      `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} FxiOS/143.0 Mobile/15E148 Safari/604.1`,
    ],
    ['CHROME', 'WINDOWS', `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`],
    ['CHROME', 'ANDROID', `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`],
    ['CHROME', 'CHROME_OS', `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`],
    ['CHROME', 'IOS', `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) ${webKit} CriOS/141.0 Mobile/15E148 Safari/604.1`],
    [
      'EDGE',
      'WINDOWS',
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ],
    [
      'EDGE',
      'ANDROID',
      `${mozilla} (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`,
    ],
    [
      'OPERA',
      'MACOS',
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    ],
    [
      'SAMSUNG_INTERNET',
      'ANDROID',
      `${mozilla} (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'SAFARI',
      'MACOS',
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    ],
    [
      'SAFARI',
      'IOS',
      `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    ],
  ])('is called %s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it.each([undefined, '', 'curl/8.5.0', 'x'.repeat(10_000)])('is unknown for the User-Agent %s', (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: 'OTHER', system: 'OTHER' });
  });
});
