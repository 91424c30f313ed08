import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { halfHoursForNextCard } from '@platzwart/contracts/voucher';
import type { MyVouchersQuery } from '../__generated__/MyVouchersQuery.graphql.ts';
import { useRetryKey } from '../core/relay/retryKey.ts';
import { useCourtName } from '../core/texts/useCourtName.ts';
import { ButtonLink } from '../ui/buttons/Button.tsx';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { Card } from '../ui/layout/Card.tsx';
import type { CardOwner } from './useCardOwners.ts';
import { OrderVoucher } from './OrderVoucher.tsx';
import { useHours } from './useHours.ts';
import { VoucherCards } from './VoucherCards.tsx';
import { VoucherStatement } from './VoucherStatement.tsx';

const Cards = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), maxWidth: 760 }));
const Balance = styled('strong')(({ theme }) => ({ ...theme.typography.h1 }));

const HoursLeft = ({ left, owner: { child } }: { left: number; owner: CardOwner }) => {
  const { t } = useTranslation('vouchers');
  const hours = useHours();
  return (
    <Card title={t(($) => $.left.title)}>
      {left > 0 ? (
        <Balance>{t(($) => $.hours, { hours: hours(left) })}</Balance>
      ) : (
        <p>{child === null ? t(($) => $.left.none) : t(($) => $.left.noneOf, { name: child })}</p>
      )}
      <p>{child === null ? t(($) => $.left.text) : t(($) => $.left.textOf, { name: child })}</p>
      {left > 0 && (
        <ButtonRow>
          <ButtonLink to="/booking" variant="secondary">
            {t(($) => $.left.book)}
          </ButtonLink>
        </ButtonRow>
      )}
    </Card>
  );
};

type MyVouchersProps = {
  /** Whose cards: the viewer, or a child of theirs (decisions.md N5). */
  owner: CardOwner;
};

/** Hours left, the order of a new card, the cards, and every movement of their hours. */
export const MyVouchers = ({ owner }: MyVouchersProps) => {
  const { t } = useTranslation('vouchers');
  const { userID } = owner;
  const [changes, setChanges] = useState(0);
  const data = useLazyLoadQuery<MyVouchersQuery>(
    graphql`
      query MyVouchersQuery($userID: ID!) {
        voucherHoursLeft(userID: $userID)
        vouchersByUser(userID: $userID) {
          paymentState
          ...VoucherCards_cards
        }
        voucherStatement(userID: $userID) {
          ...VoucherStatement_movements
        }
        bookingInfos {
          allowedVouchers
          ...OrderVoucher_infos
        }
        ...useCourtName_courts
      }
    `,
    { userID },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  // The names come with the statement.
  useCourtName();
  useTranslation('history');
  const { voucherHoursLeft: left, bookingInfos, vouchersByUser, voucherStatement } = data;
  const refresh = () => setChanges((count) => count + 1);
  return (
    <Cards>
      <HoursLeft left={left} owner={owner} />
      <Card title={t(($) => $.order.title)}>
        {!bookingInfos.allowedVouchers ? (
          <p>{t(($) => $.order.notSold)}</p>
        ) : left * 2 > halfHoursForNextCard ? (
          <p>{t(($) => $.order.later)}</p>
        ) : vouchersByUser.some(({ paymentState }) => paymentState !== 'PAID') ? (
          <p>{t(($) => $.order.unpaid)}</p>
        ) : (
          <OrderVoucher infos={bookingInfos} owner={owner} onOrdered={refresh} />
        )}
      </Card>
      {vouchersByUser.length > 0 && <VoucherCards cards={vouchersByUser} owner={owner} onChanged={refresh} />}
      <Card title={t(($) => $.statement.title)}>
        <VoucherStatement movements={voucherStatement} />
      </Card>
    </Cards>
  );
};
