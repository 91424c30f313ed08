import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../core/texts/language.ts';

/** `3,5` in the language on screen. */
export const useHours = (): ((hours: number) => string) => {
  const language = useLanguage();
  return useCallback((hours) => hours.toLocaleString(language, { maximumFractionDigits: 1 }), [language]);
};

/** `+10 Std.` or `−1,5 Std.` */
export const useSignedHours = (): ((hours: number) => string) => {
  const { t } = useTranslation('vouchers');
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return (hours) => t(($) => $.hours, { hours: format.format(hours).replace('-', '−') });
};
