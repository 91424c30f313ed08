import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VoucherActions_card$key } from '../../__generated__/VoucherActions_card.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

/** In a row of the table. */
const Actions = styled(ButtonRow)(({ theme }) => ({ gap: theme.spacing(1), marginTop: 0 }));

type VoucherActionsProps = { card: VoucherActions_card$key; onChanged: () => void };

/** What an ADMIN does with a card: its history, and while it is unused its deletion and the correction of its kind. */
export const VoucherActions = ({ card: key, onChanged }: VoucherActionsProps) => {
  const { t } = useTranslation(['voucherAdmin', 'vouchers']);
  const { dayOf } = useFormat();
  const [asked, setAsked] = useState<'delete' | 'correct' | null>(null);
  const card = useFragment(
    graphql`
      fragment VoucherActions_card on VoucherCard {
        _id
        firstName
        lastName
        type
        order_at
        deletable
      }
    `,
    key,
  );
  const name = `${card.firstName} ${card.lastName}`.trim() || t(($) => $.erased);
  const type = t(($) => $.types[card.type], { ns: 'vouchers' });
  const subject = t(($) => $.cards.history, { ns: 'vouchers', type, date: dayOf(Date.parse(card.order_at)) });
  const dialog = {
    ...{ id: card._id, name },
    onDone: () => {
      setAsked(null);
      onChanged();
    },
    onClose: () => setAsked(null),
  };
  return (
    <>
      <Actions>
        <HistoryButton subjectId={card._id} subject={`${name}, ${subject}`} />
        {card.deletable && (
          <>
            <Button variant="quiet" aria-label={t(($) => $.correctNamed, { name })} onClick={() => setAsked('correct')}>
              {t(($) => $.correct)}
            </Button>
            <Button variant="quiet" aria-label={t(($) => $.deleteNamed, { name })} onClick={() => setAsked('delete')}>
              {t(($) => $.delete)}
            </Button>
          </>
        )}
      </Actions>
      {asked === 'delete' && <DeleteDialog {...dialog} />}
      {asked === 'correct' && <CorrectDialog {...dialog} type={card.type} />}
    </>
  );
};
