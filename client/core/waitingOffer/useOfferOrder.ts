import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { endMinute, guestFeeOf } from '@platzwart/contracts/booking';
import { type LocalDate, type LocalTime, type PaymentMethod, cents, minuteOfDay } from '@platzwart/contracts/core';
import { lastDayByCard } from '@platzwart/contracts/voucher';
import type { useOfferOrder_club$key } from '../../__generated__/useOfferOrder_club.graphql.ts';
import type { Player } from '../players/suggestions.ts';
import { useViewer } from '../session/useViewer.ts';
import { clubClockAt } from '../time/clubTime.ts';
import { useHoursLeft } from '../vouchers/useHoursLeft.ts';

type Slot = Readonly<{ date: LocalDate; start: LocalTime; end: LocalTime; price: number | null | undefined }>;
type OfferOrderInput = Readonly<{ club: useOfferOrder_club$key; slot: Slot; childID: string | null }>;

/**
 * What a waiting person says with the order of the slot that is offered: how it is paid, who plays where the club wants to know it, and that
 * they accept the club's terms where they have not yet (decisions.md M1, N23, N29a). `price`: of court and guests, nothing for the court where a card pays.
 */
export const useOfferOrder = ({ club: key, slot, childID }: OfferOrderInput) => {
  const { acceptedTerms, terms, bookingInfos } = useFragment(
    graphql`
      fragment useOfferOrder_club on Query {
        acceptedTerms
        terms {
          version
        }
        bookingInfos {
          paymentMethods
          players
          guestFee
        }
      }
    `,
    key,
  );
  const { role } = useViewer();
  const span = { startMinute: minuteOfDay(slot.start), endMinute: endMinute(slot.end) };
  const hoursLeft = useHoursLeft(childID, slot.date);
  const hoursAfter = hoursLeft - (span.endMinute - span.startMinute) / 60;
  const mayUseCard = childID !== null || role === 'MEMBER' || role === 'ADMIN';
  const isByCard = mayUseCard && hoursAfter >= 0 && slot.date <= lastDayByCard(clubClockAt(Date.now()).date);
  const { paymentMethods, guestFee } = bookingInfos;
  const methods: readonly PaymentMethod[] = isByCard ? ['VOUCHER', ...paymentMethods] : paymentMethods;
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const method = chosen !== null && methods.includes(chosen) ? chosen : (methods[0] ?? 'INVOICE');
  const [players, setPlayers] = useState<readonly Player[]>([]);
  const [typed, setTyped] = useState('');
  const [hasAccepted, setAccepted] = useState(false);
  const inForce = terms?.version ?? null;
  const needsTerms = inForce !== null && inForce !== acceptedTerms;
  const needsPlayers = bookingInfos.players === 'REQUIRED' && (role === 'MEMBER' || role === 'GUEST');
  const guests = players.filter(({ userID }) => userID === null).length;
  return {
    ...{ methods, method, choose, hoursAfter, players, setPlayers, typed, setTyped, guestFee, needsPlayers },
    ...{ needsTerms, hasAccepted, setAccepted },
    acceptedTerms: needsTerms && hasAccepted ? inForce : null,
    price: cents(
      (method === 'VOUCHER' ? 0 : (slot.price ?? 0)) + guestFeeOf({ guestFee: cents(guestFee) }, guests, span),
    ),
    lacks: {
      terms: needsTerms && !hasAccepted,
      players: needsPlayers && players.length === 0,
      pick: needsPlayers && typed.trim() !== '',
    },
  };
};

export type OfferOrder = ReturnType<typeof useOfferOrder>;
