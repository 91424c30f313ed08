import type { Browser, System } from '@platzwart/contracts/core';

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

/** Null for OTHER, and for values that only a newer server knows. */
const nameIn = (names: Readonly<Record<string, string>>, code: string): string | null =>
  Object.hasOwn(names, code) ? (names[code] ?? null) : null;

/** What a device is called by its maker, e.g. Firefox and Windows; null where it is unknown. */
export const deviceNames = (device: Readonly<{ browser: string; system: string }>) => ({
  browser: nameIn(browserNames, device.browser),
  system: nameIn(systemNames, device.system),
});
