import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from './serverRefusal.ts';

/** Says in the reader's language what went wrong and what to do; never shows a raw code. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('core');
  return useCallback((error) => t(($) => $.errors[codeOf(error)]), [t]);
};
