import { useTranslation } from 'react-i18next';
import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useColorMode } from '../ui/colorMode.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Light or dark; light until somebody asks for dark, and kept from then on. */
export const ColorModeButton = () => {
  const { t } = useTranslation('core');
  const { mode, setMode } = useColorMode();
  const isDark = mode === 'dark';
  return (
    <IconButton
      icon={isDark ? mdiWhiteBalanceSunny : mdiWeatherNight}
      label={t(($) => (isDark ? $.colorMode.toLight : $.colorMode.toDark))}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    />
  );
};
