import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import type { Inbox } from './useBankInbox.ts';

const onOneDay = { BETWEEN: 'ON_DAY', WITHIN: 'WITHIN_DAY' } as const;

/** Which movements are missing, by the balances of the bank. */
export const BalanceGaps = ({ gaps }: Pick<Inbox, 'gaps'>) => {
  const { t } = useTranslation('bankAdmin');
  const { cents, date } = useFormat();
  return gaps.map(({ kind, iban, fromDate, toDate, amount }) => (
    <NoticeBox key={`${kind} ${iban} ${fromDate} ${toDate}`} kind="warning" role="status">
      {t(($) => $.gaps[fromDate === toDate ? onOneDay[kind] : kind], {
        ...{ from: date(fromDate, 'plain'), to: date(toDate, 'plain') },
        ...{ amount: cents(Math.abs(amount)), iban },
      })}
    </NoticeBox>
  ));
};
