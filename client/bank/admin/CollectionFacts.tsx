import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import type { Movement } from './useBankInbox.ts';

/** The collection by direct debit that a movement is about. */
export const CollectionFacts = ({ movement: { debit } }: { movement: Movement }) => {
  const { t } = useTranslation('bankAdmin');
  const { cents, date } = useFormat();
  if (!debit) return null;
  return (
    <span>
      <Link to={`/dashboard/bank/debits/${debit._id}`}>
        {t(($) => $.collection.name, { date: date(debit.executionOn, 'plain') })}
      </Link>
      {!debit.isReturn && `, ${cents(debit.amount)}`}
    </span>
  );
};
