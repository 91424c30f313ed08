import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CollectionList_collections$key } from '../../__generated__/CollectionList_collections.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';

/** All collections, the newest first. */
export const CollectionList = ({ collections: key }: { collections: CollectionList_collections$key }) => {
  const { t } = useTranslation('debitAdmin');
  const { cents, date } = useFormat();
  const collections = useFragment(
    graphql`
      fragment CollectionList_collections on DebitCollection @relay(plural: true) {
        _id
        state
        executionOn
        count
        amount
      }
    `,
    key,
  );
  if (collections.length === 0) return <Card title={t(($) => $.runs.title)}>{t(($) => $.runs.none)}</Card>;
  return (
    <Card title={t(($) => $.runs.title)}>
      <AdminTable
        label={t(($) => $.runs.title)}
        columns={[
          { label: t(($) => $.columns.day) },
          { label: t(($) => $.columns.invoices), isNarrow: true, isNumber: true },
          { label: t(($) => $.columns.amount), isNarrow: true, isNumber: true },
          { label: t(($) => $.columns.state), isNarrow: true },
        ]}
        rows={collections.map(({ _id, state, executionOn, count, amount }) => ({
          key: _id,
          cells: [
            <Link key="day" to={`/dashboard/bank/debits/${_id}`}>
              {t(($) => $.runs.open, { day: date(executionOn, 'plain') })}
            </Link>,
            count,
            cents(amount),
            t(($) => $.runs.states[state]),
          ],
        }))}
      />
    </Card>
  );
};
