import { useTranslation } from 'react-i18next';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';

/** What an invoice may lack, by the last step of what the server names. */
const causes = ['userID', 'address', 'settings', 'total'] as const;

/** Why no invoice was issued, as precisely as the server says it. */
export const useIssueText = (): ((error: Error) => string) => {
  const { t } = useTranslation('invoiceAdmin');
  const errorText = useErrorText();
  return (error) => {
    const isRefusal = error instanceof ServerRefusal && error.code === 'ERR_INVOICE_NOT_CREATED';
    const cause = isRefusal
      ? causes.find((each) => error.fields.some((field) => field.split('.').at(-1) === each))
      : undefined;
    return cause === undefined ? errorText(error) : t(($) => $.causes[cause]);
  };
};
