import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../core/notices.ts';
import { useThemePreferences } from '../../ui/theme/themePreferences.ts';

/**
 * Offers the high contrast, once per visit, where the visitor's system asks for more contrast and no choice is stored.
 */
export const HighContrastOffer = () => {
  const { t } = useTranslation('app');
  const notify = useNotify();
  const { choose } = useThemePreferences();
  const offer = useEffectEvent(() =>
    notify({
      kind: 'info',
      text: t(($) => $.settings.contrastWanted),
      action: { label: t(($) => $.settings.contrastOffer), onSelect: () => choose({ contrast: 'bold' }) },
    }),
  );
  useEffect(() => offer(), []);
  return null;
};
