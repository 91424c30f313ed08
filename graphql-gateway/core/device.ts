import type { Browser, Device, System } from '@platzwart/contracts/core';

type Patterns<Name> = readonly (readonly [pattern: string, name: Name])[];

/** In this order: nearly all browsers also contain "Chrome", and Chrome contains "Safari". */
const browserPatterns: Patterns<Browser> = [
  ['Edg', 'EDGE'],
  ['OPR/', 'OPERA'],
  ['SamsungBrowser/', 'SAMSUNG_INTERNET'],
  ['Firefox/', 'FIREFOX'],
  ['FxiOS/', 'FIREFOX'],
  ['CriOS/', 'CHROME'],
  ['Chrome/', 'CHROME'],
  ['Safari/', 'SAFARI'],
];

/** In this order: Android also contains "Linux", and an iPhone contains "like Mac OS X". */
const systemPatterns: Patterns<System> = [
  ['iPhone', 'IOS'],
  ['iPad', 'IOS'],
  ['Android', 'ANDROID'],
  ['CrOS', 'CHROME_OS'],
  ['Windows', 'WINDOWS'],
  ['Macintosh', 'MACOS'],
  ['Linux', 'LINUX'],
];

const firstMatch = <Name>(patterns: Patterns<Name>, userAgent: string): Name | undefined =>
  patterns.find(([pattern]) => userAgent.includes(pattern))?.[1];

/**
 * The kind of device from a `User-Agent`, as its owner would name it; OTHER for an unknown or missing one. An iPad in desktop mode
 * counts as a computer.
 */
export const deviceOf = (userAgent: string | undefined = ''): Device => ({
  browser: firstMatch(browserPatterns, userAgent) ?? 'OTHER',
  system: firstMatch(systemPatterns, userAgent) ?? 'OTHER',
});
