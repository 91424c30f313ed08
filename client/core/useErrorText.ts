import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isFirstErrorCode } from './errorCode.ts';
import { codeOf } from './serverRefusal.ts';

/**
 * Says in the reader's language what went wrong and what to do; never shows a raw code. Where the text of a rarer refusal
 * has not arrived, it is shown as a fault of the server.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('core');
  return useCallback(
    (error) => {
      const code = codeOf(error);
      if (isFirstErrorCode(code)) return t(($) => $.errors[code]);
      return t(($) => $[code], { ns: 'laterErrors', defaultValue: t(($) => $.errors.ERR_SERVER) });
    },
    [t],
  );
};
