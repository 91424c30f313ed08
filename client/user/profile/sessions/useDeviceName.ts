import { useTranslation } from 'react-i18next';
import { deviceNames } from '../../../core/texts/deviceNames.ts';

/** The name of a device: `Firefox unter Windows`, or the known part of it. */
export const useDeviceName = (device: { browser: string; system: string }): string => {
  const { t } = useTranslation('profile');
  const { browser, system } = deviceNames(device);
  if (browser && system) return t(($) => $.sessions.device, { browser, system });
  return browser ?? system ?? t(($) => $.sessions.unknown);
};
