import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { knownErrorCode } from '../../core/errors/errorCode.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { issueOf } from './fieldIssues.ts';

/** The error of a field, by the name of an issue or by the server's code, in the language on screen. */
export const useIssueText = (): ((message: string | undefined) => string | undefined) => {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  return useCallback(
    (message) => {
      if (message === undefined) return undefined;
      const issue = issueOf(message);
      return issue ? t(($) => $.issues[issue]) : errorText(new ServerRefusal(knownErrorCode(message)));
    },
    [t, errorText],
  );
};
