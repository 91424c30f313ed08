import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isInitialErrorCode } from './errorCode.ts';
import { ServerRefusal, codeOf } from './serverRefusal.ts';

/** The first eight characters find the call in the server's log (decisions.md N3). */
const reference = (error: unknown): string => {
  const id = error instanceof ServerRefusal && error.details.correlationId;
  return id ? ` (#${id.slice(0, 8)})` : '';
};

/** Until the server takes further changes. */
const secondsToWait = (error: unknown): number | undefined =>
  error instanceof ServerRefusal && error.code === 'ERR_TOO_MANY_CHANGES' ? error.details.retryAfter : undefined;

/**
 * The problem and the remedy in the reader's language; never a raw code. A server error names its call. Where the text of a rarer refusal has not been
 * loaded, it is shown as a server error.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('core');
  return useCallback(
    (error) => {
      const code = codeOf(error);
      if (!isInitialErrorCode(code))
        return t(($) => $[code], { ns: 'deferredErrors', defaultValue: t(($) => $.errors.ERR_SERVER) });
      const seconds = secondsToWait(error);
      const wait = seconds === undefined ? '' : ` ${t(($) => $.waitSeconds, { seconds })}`;
      return t(($) => $.errors[code]) + wait + reference(error);
    },
    [t],
  );
};
