import { useTranslation } from 'react-i18next';
import { isKnownReturnReason } from '@platzwart/contracts/debit';

/** What a code of the banks means, with the code. */
export const useReasonText = (): ((code: string) => string) => {
  const { t } = useTranslation('debitAdmin');
  return (code) => (isKnownReturnReason(code) ? `${t(($) => $.reasons[code])} (${code})` : code);
};
