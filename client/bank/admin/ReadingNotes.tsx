import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import type { Reading } from './useReadStatement.ts';

const countOf = ({ entries }: Reading, isCounted: (entry: Reading['entries'][number]) => boolean): number =>
  entries.filter(isCounted).length;

/** What is not as expected in a statement, and what of it is not listed. */
export const ReadingNotes = ({ reading }: { reading: Reading }) => {
  const { t } = useTranslation('bankAdmin');
  const { cents, date } = useFormat();
  const booked = countOf(reading, ({ match }) => match === 'BOOKED');
  const outgoing = countOf(reading, ({ reason }) => reason === 'OUTGOING');
  const counts = [
    ...(reading.repeated > 0 ? [t(($) => $.repeated, { count: reading.repeated })] : []),
    ...(booked > 0 ? [t(($) => $.booked, { count: booked })] : []),
    ...(outgoing > 0 ? [t(($) => $.outgoing, { count: outgoing })] : []),
  ];
  return (
    <>
      {reading.otherAccounts.map((iban) => (
        <NoticeBox key={iban} kind="warning" role="status">
          {t(($) => $.otherAccount, { iban })}
        </NoticeBox>
      ))}
      {reading.gaps.map(({ kind, iban, on, amount }) => (
        <NoticeBox key={`${kind} ${iban} ${on}`} kind="warning" role="status">
          {t(($) => $.gaps[kind], { date: date(on, 'plain'), amount: cents(Math.abs(amount)) })}
        </NoticeBox>
      ))}
      {counts.length > 0 && <p>{counts.join(' ')}</p>}
    </>
  );
};
