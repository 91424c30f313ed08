import { useTranslation } from 'react-i18next';
import { browserNames, systemNames } from './deviceNames.ts';

/** Null for what is OTHER, and for what a newer server may know. */
const nameIn = (names: Readonly<Record<string, string>>, code: string): string | null =>
  Object.hasOwn(names, code) ? (names[code] ?? null) : null;

/** What somebody would call a device: `Firefox unter Windows`, or as much of it as is known. */
export const useDeviceName = (device: { browser: string; system: string }): string => {
  const { t } = useTranslation('profile');
  const browser = nameIn(browserNames, device.browser);
  const system = nameIn(systemNames, device.system);
  if (browser && system) return t(($) => $.sessions.device, { browser, system });
  return browser ?? system ?? t(($) => $.sessions.unknown);
};
