import type { Browser, System } from '@platzwart/contracts/user';

/** Names of products: the same in every language. */
export const browserNames = {
  CHROME: 'Chrome',
  EDGE: 'Edge',
  FIREFOX: 'Firefox',
  OPERA: 'Opera',
  SAFARI: 'Safari',
  SAMSUNG_INTERNET: 'Samsung Internet',
} as const satisfies Record<Exclude<Browser, 'OTHER'>, string>;

export const systemNames = {
  ANDROID: 'Android',
  CHROME_OS: 'ChromeOS',
  IOS: 'iOS',
  LINUX: 'Linux',
  MACOS: 'macOS',
  WINDOWS: 'Windows',
} as const satisfies Record<Exclude<System, 'OTHER'>, string>;
