import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VoucherCardItem_card$key } from '../__generated__/VoucherCardItem_card.graphql.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useFormat } from '../core/formatting/useFormat.ts';
import { HistoryButton } from '../core/history/HistoryButton.tsx';
import { useNotify } from '../core/notices.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { Sheet } from '../ui/overlays/Sheet.tsx';
import { ConsentButton } from './ConsentButton.tsx';
import { useHours } from './useHours.ts';
import { useDeleteVoucher } from './useOrderVoucher.ts';
import { VoucherState } from './VoucherState.tsx';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { margin: 0 },
  '& meter': { width: '100%', height: 12 },
}));
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'baseline',
}));

type VoucherCardItemProps = { card: VoucherCardItem_card$key; onChanged: () => void };

/** One card: what is left of it, what it cost, what became of it. */
export const VoucherCardItem = ({ card: key, onChanged }: VoucherCardItemProps) => {
  const { t } = useTranslation('vouchers');
  const { cents, date: dayText, dayOf } = useFormat();
  const hours = useHours();
  const errorText = useErrorText();
  const notify = useNotify();
  const removal = useDeleteVoucher();
  const [isAsking, setAsking] = useState(false);
  const card = useFragment(
    graphql`
      fragment VoucherCardItem_card on VoucherCard {
        _id
        type
        price
        hours
        hoursUsed
        state
        paymentState
        order_at
        deletable
        usableFrom
      }
    `,
    key,
  );
  const left = card.hours - card.hoursUsed;
  const type = t(($) => $.types[card.type]);
  const date = dayOf(Date.parse(card.order_at));
  const balance = t(($) => $.hoursOf, { left: hours(left), hours: hours(card.hours) });
  const withdraw = () =>
    removal.call(
      { id: card._id },
      {
        onDone: () => {
          setAsking(false);
          notify({ kind: 'success', text: t(($) => $.cards.withdrawn) });
          onChanged();
        },
        onRefused: (error) => {
          setAsking(false);
          notify({ kind: 'error', text: errorText(error) });
        },
      },
    );
  return (
    <Item>
      <Line>
        <strong>{type}</strong>
        <span>{cents(card.price)}</span>
        <VoucherState state={card.state} />
        <VoucherState state={card.paymentState} />
      </Line>
      <meter min={0} max={card.hours} value={left} aria-label={balance} />
      <p>{balance}</p>
      <p>{t(($) => $.cards.ordered, { date })}</p>
      {card.usableFrom && <p>{t(($) => $.cards.usableFrom, { date: dayText(card.usableFrom) })}</p>}
      <ButtonRow>
        <HistoryButton subjectId={card._id} subject={t(($) => $.cards.history, { type, date })} />
        {card.usableFrom && <ConsentButton id={card._id} date={date} onConsented={onChanged} />}
        {card.deletable && (
          <Button
            variant="quiet"
            aria-label={t(($) => $.cards.withdrawNamed, { date })}
            onClick={() => setAsking(true)}
          >
            {t(($) => $.cards.withdraw)}
          </Button>
        )}
      </ButtonRow>
      {isAsking && (
        <Sheet
          title={t(($) => $.cards.question)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {t(($) => $.cards.keep)}
              </Button>
              <Button variant="danger" isBusy={removal.isBusy} onClick={withdraw}>
                {t(($) => $.cards.withdraw)}
              </Button>
            </>
          }
        >
          <p>{t(($) => $.cards.questionText, { type, date })}</p>
        </Sheet>
      )}
    </Item>
  );
};
