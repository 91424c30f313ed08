import { useTranslation } from 'react-i18next';
import type { ChangeKind } from './invoiceDifferences.ts';

/** What has become of an invoice since, e.g. „angemahnt, bezahlt“. */
export const useChangeText = () => {
  const { t } = useTranslation('invoiceAdmin');
  return (kinds: readonly ChangeKind[]): string => kinds.map((kind) => t(($) => $.asOf.changes[kind])).join(', ');
};
