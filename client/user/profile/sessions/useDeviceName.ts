import { useTranslation } from 'react-i18next';
import { browserNames, systemNames } from './deviceNames.ts';

/** Null for OTHER, and for values that only a newer server knows. */
const nameIn = (names: Readonly<Record<string, string>>, code: string): string | null =>
  Object.hasOwn(names, code) ? (names[code] ?? null) : null;

/** The name of a device: `Firefox unter Windows`, or the known part of it. */
export const useDeviceName = (device: { browser: string; system: string }): string => {
  const { t } = useTranslation('profile');
  const browser = nameIn(browserNames, device.browser);
  const system = nameIn(systemNames, device.system);
  if (browser && system) return t(($) => $.sessions.device, { browser, system });
  return browser ?? system ?? t(($) => $.sessions.unknown);
};
