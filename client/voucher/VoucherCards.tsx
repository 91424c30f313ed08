import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VoucherCards_cards$key } from '../__generated__/VoucherCards_cards.graphql.ts';
import { Card } from '../ui/layout/Card.tsx';
import { VoucherCardItem } from './VoucherCardItem.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

type VoucherCardsProps = { cards: VoucherCards_cards$key; onDeleted: () => void };

/** The viewer's cards, the newest first. */
export const VoucherCards = ({ cards: key, onDeleted }: VoucherCardsProps) => {
  const { t } = useTranslation('vouchers');
  const cards = useFragment(
    graphql`
      fragment VoucherCards_cards on VoucherCard @relay(plural: true) {
        _id
        ...VoucherCardItem_card
      }
    `,
    key,
  );
  return (
    <Card title={t(($) => $.cards.title)}>
      <List>
        {cards.map((card) => (
          <VoucherCardItem key={card._id} card={card} onDeleted={onDeleted} />
        ))}
      </List>
    </Card>
  );
};
