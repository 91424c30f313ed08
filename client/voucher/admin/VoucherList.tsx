import { useDeferredValue, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VoucherListQuery } from '../../__generated__/VoucherListQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { clubClockAt } from '../../core/time/clubTime.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { PagedList } from '../../ui/layout/PagedList.tsx';
import { Unbroken } from '../../ui/layout/Unbroken.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { useHours } from '../useHours.ts';
import { VoucherState } from '../VoucherState.tsx';
import { VoucherActions } from './VoucherActions.tsx';

/** The five states by which cards are listed (decisions.md V1). */
export const voucherFilters = ['ACTIVE', 'ENDED', 'UNPAID', 'INVOICED', 'PAID'] as const;
export type VoucherFilter = (typeof voucherFilters)[number];

const States = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(1, 2) }));

const pageSize = 50;

type Listed = VoucherListQuery['response']['voucherPage']['vouchers'][number];
const leftOn = ({ hours, hoursUsed }: Listed): number => hours - hoursUsed;

type VoucherListProps = {
  state: VoucherFilter | null;
  /** Counts from 1. */
  page: number;
  onTurn: (page: number) => void;
};

/** One page of the cards in one state, with the sum of all of them. */
export const VoucherList = ({ state, page, onTurn }: VoucherListProps) => {
  const { t } = useTranslation(['voucherAdmin', 'vouchers']);
  const { cents, date } = useFormat();
  const hours = useHours();
  const [changes, setChanges] = useState(0);
  const shown = useDeferredValue(page);
  const { voucherPage } = useLazyLoadQuery<VoucherListQuery>(
    graphql`
      query VoucherListQuery($state: VoucherState, $page: Int, $size: Int) {
        voucherPage(state: $state, page: $page, size: $size) {
          total
          price
          hoursLeft
          vouchers {
            _id
            userID
            firstName
            lastName
            type
            price
            hours
            hoursUsed
            state
            paymentState
            order_at
            ...VoucherActions_card
          }
        }
      }
    `,
    { state, page: shown, size: pageSize },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const { total, price, hoursLeft, vouchers } = voucherPage;
  if (total === 0) return <EmptyList title={t(($) => $.none)} text={t(($) => $.noneText)} />;
  return (
    <PagedList
      count={t(($) => $.sum, { count: total, price: cents(price), hours: hours(hoursLeft) })}
      pagerLabel={t(($) => $.pages)}
      total={total}
      pageSize={pageSize}
      page={shown}
      onTurn={onTurn}
      isBusy={shown !== page}
    >
      <AdminTable
        label={t(($) => $.list)}
        columns={[
          { label: t(($) => $.columns.owner) },
          { label: t(($) => $.columns.type), isNarrow: true },
          { label: t(($) => $.columns.price), isNarrow: true, isNumber: true },
          { label: t(($) => $.columns.hours), isNarrow: true },
          { label: t(($) => $.columns.state) },
          { label: t(($) => $.columns.ordered) },
          { label: t(($) => $.columns.actions), isSilent: true },
        ]}
        rows={vouchers.map((card) => ({
          key: card._id,
          cells: [
            card.userID === '' ? t(($) => $.erased) : `${card.lastName}, ${card.firstName} (${card.userID})`,
            t(($) => $.types[card.type], { ns: 'vouchers' }),
            cents(card.price),
            t(($) => $.hoursOf, { ns: 'vouchers', left: hours(leftOn(card)), hours: hours(card.hours) }),
            <States key="state">
              <VoucherState state={card.state} /> <VoucherState state={card.paymentState} />
            </States>,
            <Unbroken key="ordered">{date(clubClockAt(Date.parse(card.order_at)).date, 'inColumn')}</Unbroken>,
            <VoucherActions key="actions" card={card} onChanged={() => setChanges((count) => count + 1)} />,
          ],
        }))}
      />
    </PagedList>
  );
};
