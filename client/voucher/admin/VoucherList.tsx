import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VoucherListQuery } from '../../__generated__/VoucherListQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { clubClockAt } from '../../core/time/clubTime.ts';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { Unbroken } from '../../ui/layout/Unbroken.tsx';
import { AdminTable } from '../../ui/material/admin/AdminTable.tsx';
import { useHours } from '../useHours.ts';
import { VoucherState } from '../VoucherState.tsx';
import { VoucherActions } from './VoucherActions.tsx';

/** The five states by which cards are listed (decisions.md V1). */
export const voucherFilters = ['ACTIVE', 'ENDED', 'UNPAID', 'INVOICED', 'PAID'] as const;
export type VoucherFilter = (typeof voucherFilters)[number];

const States = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(1, 2) }));

type Listed = VoucherListQuery['response']['vouchers'][number];
const leftOn = ({ hours, hoursUsed }: Listed): number => hours - hoursUsed;

/** The cards in one state, with their sum. */
export const VoucherList = ({ state }: { state: VoucherFilter | null }) => {
  const { t } = useTranslation(['voucherAdmin', 'vouchers']);
  const { cents, date } = useFormat();
  const hours = useHours();
  const [changes, setChanges] = useState(0);
  const { vouchers } = useLazyLoadQuery<VoucherListQuery>(
    graphql`
      query VoucherListQuery($state: VoucherState) {
        vouchers(state: $state) {
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
    `,
    { state },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  if (vouchers.length === 0) return <EmptyList title={t(($) => $.none)} text={t(($) => $.noneText)} />;
  const sum = vouchers.reduce((all, { price }) => all + price, 0);
  const left = vouchers.reduce((all, card) => all + leftOn(card), 0);
  return (
    <>
      <p>{t(($) => $.sum, { count: vouchers.length, price: cents(sum), hours: hours(left) })}</p>
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
    </>
  );
};
