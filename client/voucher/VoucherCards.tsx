import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VoucherCards_cards$key } from '../__generated__/VoucherCards_cards.graphql.ts';
import { Card } from '../ui/layout/Card.tsx';
import type { CardOwner } from './useCardOwners.ts';
import { VoucherCardItem } from './VoucherCardItem.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

type VoucherCardsProps = { cards: VoucherCards_cards$key; owner: CardOwner; onChanged: () => void };

/** The cards of the viewer, or of a child of theirs, the newest first. */
export const VoucherCards = ({ cards: key, owner: { child }, onChanged }: VoucherCardsProps) => {
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
    <Card title={child === null ? t(($) => $.cards.title) : t(($) => $.cards.titleOf, { name: child })}>
      <List>
        {cards.map((card) => (
          <VoucherCardItem key={card._id} card={card} onChanged={onChanged} />
        ))}
      </List>
    </Card>
  );
};
