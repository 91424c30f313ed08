import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import type { RunningOffer_offer$key } from '../../__generated__/RunningOffer_offer.graphql.ts';
import type { RunningOffer_club$key } from '../../__generated__/RunningOffer_club.graphql.ts';
import { useBookingText } from '../cancelBooking/useBookingText.ts';
import { codeOf } from '../errors/serverRefusal.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { formatCountdown } from '../formatting/formatCountdown.ts';
import { unbrokenTimes } from '../formatting/unbrokenTimes.tsx';
import { useFormat } from '../formatting/useFormat.ts';
import { useNotify } from '../notices.ts';
import { useLanguage } from '../texts/language.ts';
import { useSecondsUntil } from '../time/useSecondsUntil.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { focusOnProblem } from '../../ui/forms/focusOnProblem.ts';
import { playerInput } from '../players/playerInput.ts';
import type { PaymentBegins } from '../navigation/paymentBegins.ts';
import { fetchIsTaken } from './fetchIsTaken.ts';
import { OfferFields } from './OfferFields.tsx';
import { useOfferOrder } from './useOfferOrder.ts';
import { useWaitingAnswers } from './useWaitingAnswers.ts';

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > p': { margin: 0 } }));

const toProvider: PaymentBegins = { paymentBegins: true };

type RunningOfferProps = {
  offer: RunningOffer_offer$key;
  /** `child`, `childID`: first name and member number of the child of the viewer who waits; null: the viewer. */
  entry: Readonly<{ id: string; sport: string; date: LocalDate; child: string | null; childID: string | null }>;
  club: RunningOffer_club$key;
  onChanged: () => void;
  onBooked: () => void;
};

/**
 * A slot that is held for the viewer or a child of theirs, with the time that is left to take or decline it; the button says whether it costs
 * (decisions.md M3).
 */
export const RunningOffer = ({ offer: key, entry, club, onChanged, onBooked }: RunningOfferProps) => {
  const { t } = useTranslation('waitingOffer');
  const { cents } = useFormat();
  const language = useLanguage();
  const bookingText = useBookingText();
  const errorText = useErrorText();
  const notify = useNotify();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { take, decline } = useWaitingAnswers();
  const { court, start, end, price, expires_at } = useFragment(
    graphql`
      fragment RunningOffer_offer on WaitingOffer {
        court
        start
        end
        price
        expires_at
      }
    `,
    key,
  );
  const rules = useFragment(
    graphql`
      fragment RunningOffer_club on Query {
        ...useOfferOrder_club
      }
    `,
    club,
  );
  const { child, childID } = entry;
  const order = useOfferOrder({ club: rules, slot: { date: entry.date, start, end, price }, childID });
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const seconds = useSecondsUntil(Date.parse(expires_at));
  const slot = bookingText({ ...entry, court, start, end });
  const restText = (rest: string): string =>
    child === null ? t(($) => $.rest, { rest }) : t(($) => $.restFor, { rest, name: child });
  /** It has ended meanwhile: in another tab, by a parent, or because its time was over. */
  const sayHowItEnded = async () => {
    const { sport, date } = entry;
    const isTaken = await fetchIsTaken(environment, { sport, date, court, start, end });
    notify(
      isTaken
        ? { kind: 'success', text: t(($) => $.ended.taken, { slot }) }
        : { kind: 'error', text: t(($) => $.ended.over, { slot }) },
    );
    onChanged();
    if (isTaken) onBooked();
  };
  const onRefused = (error: Error) => {
    if (codeOf(error) === 'ERR_BOOKING_NOT_FOUND') {
      void sayHowItEnded();
      return;
    }
    notify({ kind: 'error', text: errorText(error) });
    onChanged();
  };
  const accept = () => {
    if (price === null || price === undefined) return;
    const { method, acceptedTerms, players, isComplete } = order;
    if (!isComplete) {
      setTried(true);
      focusOnProblem(fields.current);
      return;
    }
    const said = { acceptedTerms, players: players.map(playerInput) };
    take.call(
      { id: entry.id, price: order.price, paymentMethod: method, ...said },
      {
        onDone: ({ takeOffer: { payment } }) => {
          if (payment) {
            void navigate(`/payment/${payment}`, { state: toProvider });
            return;
          }
          notify({ kind: 'success', text: t(($) => $.taken, { slot }) });
          onChanged();
          onBooked();
        },
        onRefused,
      },
    );
  };
  const refuse = () => {
    const onDone = () => {
      notify({
        kind: 'success',
        text: child === null ? t(($) => $.declined) : t(($) => $.declinedFor, { name: child }),
      });
      onChanged();
    };
    decline.call({ id: entry.id }, { onDone, onRefused });
  };
  return (
    <>
      <NoticeBox kind="success" role="status">
        <strong>{child === null ? t(($) => $.offer) : t(($) => $.offerFor, { name: child })}</strong>{' '}
        {unbrokenTimes(slot)}
        {typeof price === 'number' && `, ${price === 0 ? t(($) => $.free) : cents(price)}`}
      </NoticeBox>
      <p role="timer">{seconds > 0 ? restText(formatCountdown(seconds, language)) : t(($) => $.over)}</p>
      <Fields ref={fields}>
        <OfferFields order={order} childID={childID} isTried={isTried} isFree={price === 0 && order.price === 0} />
      </Fields>
      <ButtonRow>
        <Button isBusy={take.isBusy} disabled={seconds === 0} onClick={accept}>
          {order.price === 0 ? t(($) => $.takeFree) : t(($) => $.take)}
        </Button>
        <Button variant="secondary" isBusy={decline.isBusy} disabled={seconds === 0} onClick={refuse}>
          {t(($) => $.decline)}
        </Button>
      </ButtonRow>
    </>
  );
};
