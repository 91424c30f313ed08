import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isInitialErrorCode } from './errorCode.ts';
import { codeOf } from './serverRefusal.ts';

/**
 * The problem and the remedy in the reader's language; never a raw code. Where the text of a rarer refusal has not been
 * loaded, it is shown as a server error.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('core');
  return useCallback(
    (error) => {
      const code = codeOf(error);
      if (isInitialErrorCode(code)) return t(($) => $.errors[code]);
      return t(($) => $[code], { ns: 'deferredErrors', defaultValue: t(($) => $.errors.ERR_SERVER) });
    },
    [t],
  );
};
