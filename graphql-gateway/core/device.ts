import type { Browser, Device, System } from '@platzwart/contracts/user';

type Signs<Name> = readonly (readonly [sign: string, name: Name])[];

/** In this order: nearly all of them also call themselves Chrome, and Chrome calls itself Safari. */
const browserSigns: Signs<Browser> = [
  ['Edg', 'EDGE'],
  ['OPR/', 'OPERA'],
  ['SamsungBrowser/', 'SAMSUNG_INTERNET'],
  ['Firefox/', 'FIREFOX'],
  ['FxiOS/', 'FIREFOX'],
  ['CriOS/', 'CHROME'],
  ['Chrome/', 'CHROME'],
  ['Safari/', 'SAFARI'],
];

/** In this order: an Android is a Linux too, and an iPhone says that it is like Mac OS X. */
const systemSigns: Signs<System> = [
  ['iPhone', 'IOS'],
  ['iPad', 'IOS'],
  ['Android', 'ANDROID'],
  ['CrOS', 'CHROME_OS'],
  ['Windows', 'WINDOWS'],
  ['Macintosh', 'MACOS'],
  ['Linux', 'LINUX'],
];

const firstOf = <Name>(signs: Signs<Name>, userAgent: string): Name | undefined =>
  signs.find(([sign]) => userAgent.includes(sign))?.[1];

/**
 * What kind of device calls, as its owner would name it; OTHER for what nobody here has heard of, or that says nothing. An iPad that
 * shows itself as a computer is taken for one.
 */
export const deviceOf = (userAgent: string | undefined = ''): Device => ({
  browser: firstOf(browserSigns, userAgent) ?? 'OTHER',
  system: firstOf(systemSigns, userAgent) ?? 'OTHER',
});
