import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useMoment } from '../../../core/formatting/useMoment.ts';
import { type InvoicesAddress, firstDayOf } from './asOfAddress.ts';

/** Which invoices are shown, as of which moment, in a sentence. */
export const useMomentText = () => {
  const { t } = useTranslation('invoiceAdmin');
  const { date } = useFormat();
  const moment = useMoment();
  return ({ year, month, at }: Omit<InvoicesAddress, 'compare'>): string => {
    const period = month === null ? String(year) : date(firstDayOf({ year, month }), 'monthAndYear');
    return at === null
      ? t(($) => $.asOf.now, { period })
      : t(($) => $.asOf.then, { period, time: moment(Date.parse(at)) });
  };
};
