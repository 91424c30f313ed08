import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { endMinute, guestFeeOf } from '@platzwart/contracts/booking';
import {
  type LocalDate,
  type LocalTime,
  type PaymentMethod,
  type PlayerRule,
  cents,
  minuteOfDay,
} from '@platzwart/contracts/core';
import { lastDayByCard } from '@platzwart/contracts/voucher';
import type { useOfferOrder_club$key } from '../../__generated__/useOfferOrder_club.graphql.ts';
import type { Player } from '../players/suggestions.ts';
import { useViewer } from '../session/useViewer.ts';
import { clubClockAt } from '../time/clubTime.ts';
import { useNow } from '../time/useNow.ts';
import { useHoursLeft } from '../vouchers/useHoursLeft.ts';

type Slot = Readonly<{ date: LocalDate; start: LocalTime; end: LocalTime; price: number | null | undefined }>;
type OfferOrderInput = Readonly<{ club: useOfferOrder_club$key; slot: Slot; childID: string | null }>;

/**
 * What a waiting person says with the order of the slot that is offered: how it is paid, who plays where the club wants to know it, and that
 * they accept the club's terms where they have not yet (decisions.md M1, N23, N29a). `price`: of court and guests, nothing for the court where a card pays.
 */
export const useOfferOrder = ({ club, slot, childID }: OfferOrderInput) => {
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
    club,
  );
  const { paymentMethods, guestFee } = bookingInfos;
  const span = { startMinute: minuteOfDay(slot.start), endMinute: endMinute(slot.end) };
  const hoursAfter = useHoursLeft(childID, slot.date) - (span.endMinute - span.startMinute) / 60;
  const isByCard = useMayUseCard(childID, slot.date) && hoursAfter >= 0;
  const { methods, method, choose } = useMethod(isByCard ? ['VOUCHER', ...paymentMethods] : paymentMethods);
  const named = useNamedPlayers(bookingInfos.players);
  const accepted = useTermsToAccept(terms?.version ?? null, acceptedTerms);
  const fee = guestFeeOf({ guestFee: cents(guestFee) }, named.guests, span);
  return {
    ...{ methods, method, choose, hoursAfter, guestFee, ...named, ...accepted },
    price: cents((method === 'VOUCHER' ? 0 : (slot.price ?? 0)) + fee),
    isComplete: ![accepted.lacksTerms, named.lacksPlayers, named.lacksPick].includes(true),
  };
};

/** Cards pay single bookings of the next two weeks (decisions.md V8, V10); a child's role is not known here, and the server refuses what it may not. */
const useMayUseCard = (childID: string | null, date: LocalDate): boolean => {
  const { role } = useViewer();
  const isSingle = childID !== null || role === 'MEMBER' || role === 'ADMIN';
  return date <= lastDayByCard(clubClockAt(useNow()).date) && isSingle;
};

const useMethod = (methods: readonly PaymentMethod[]) => {
  const [chosen, choose] = useState<PaymentMethod | null>(null);
  const method: PaymentMethod = methods.find((each) => each === chosen) ?? methods[0] ?? 'INVOICE';
  return { methods, method, choose };
};

const useNamedPlayers = (rule: PlayerRule) => {
  const { role } = useViewer();
  const [players, setPlayers] = useState<readonly Player[]>([]);
  const [typed, setTyped] = useState('');
  const needsPlayers = rule === 'REQUIRED' && (role === 'MEMBER' || role === 'GUEST');
  return {
    ...{ players, setPlayers, typed, setTyped, needsPlayers },
    guests: players.filter(({ userID }) => userID === null).length,
    lacksPlayers: needsPlayers && players.length === 0,
    lacksPick: needsPlayers && typed.trim() !== '',
  };
};

const useTermsToAccept = (inForce: number | null, before: number) => {
  const [hasAccepted, setAccepted] = useState(false);
  const needsTerms = inForce !== null && inForce !== before;
  return {
    ...{ needsTerms, hasAccepted, setAccepted },
    acceptedTerms: needsTerms && hasAccepted ? inForce : null,
    lacksTerms: needsTerms && !hasAccepted,
  };
};

export type OfferOrder = ReturnType<typeof useOfferOrder>;
