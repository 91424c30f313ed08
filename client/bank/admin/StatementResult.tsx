import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { BookingGuard } from './BookingGuard.tsx';
import { Matches } from './Matches.tsx';
import { OtherIncome } from './OtherIncome.tsx';
import { Proposals } from './Proposals.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';
import type { Movement, Reading } from './useReadStatement.ts';
import { useSettlements } from './useSettlements.ts';

const isListed = ({ match, reason }: Movement): boolean => match === 'NONE' && reason !== 'OUTGOING';

/** A statement of account, by what is to be done with its movements. */
export const StatementResult = ({ name, reading }: { name: string; reading: Reading }) => {
  const { t } = useTranslation('bankAdmin');
  const { date } = useFormat();
  const settlements = useSettlements();
  const { entries, awaited } = reading;
  const [newest, oldest] = [entries.at(0), entries.at(-1)];
  if (!newest || !oldest) return <EmptyList title={t(($) => $.noEntries)} text={t(($) => $.noEntriesText)} />;
  const paid = new Set(
    entries
      .filter(({ entryID }) => settlements.outcomes.get(entryID) === 'BOOKED')
      .flatMap(({ invoices }) => invoices.map(({ _id }) => _id)),
  );
  const [from, to] = [date(oldest.bookedOn, 'plain'), date(newest.bookedOn, 'plain')];
  const period = from === to ? from : t(($) => $.period, { from, to });
  return (
    <>
      <p role="status">{t(($) => $.summary, { name, count: entries.length, period })}</p>
      <ReadingNotes reading={reading} />
      <Matches movements={entries.filter(({ match }) => match === 'MATCH')} settlements={settlements} />
      <Proposals movements={entries.filter(({ match }) => match === 'PROPOSAL')} settlements={settlements} />
      <OtherIncome
        movements={entries.filter(isListed)}
        awaited={awaited.filter(({ _id }) => !paid.has(_id))}
        settlements={settlements}
      />
      <BookingGuard isBooking={settlements.left > 0} />
    </>
  );
};
