import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnHoldsOfDayQuery } from '../../__generated__/OwnHoldsOfDayQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { OpenPayment } from '../../core/openPayment/OpenPayment.tsx';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { RunningOffer } from '../../core/waitingOffer/RunningOffer.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import type { Booking } from '../useBooking.ts';

export type OwnHoldsProps = {
  booking: Pick<Booking, 'courtPlan' | 'setHolds' | 'refreshOwn' | 'refreshSetup' | 'viewerSetup'>;
  /** What was tapped in the plan. */
  openedId: string | null;
  onClose: () => void;
};

/** `held`: the ids of what is held on this day; where they change, the orders and offers are asked for again. */
export const OwnHoldsOfDay = ({ booking, openedId, onClose, held }: OwnHoldsProps & { held: string }) => {
  const club = useLazyLoadQuery<OwnHoldsOfDayQuery>(
    graphql`
      query OwnHoldsOfDayQuery {
        openPayments {
          expires_at
          courts {
            bookingID
          }
          person {
            userID
            firstName
          }
          ...OpenPayment_payment
        }
        waitingList(withChildren: true) {
          _id
          sport
          date
          user {
            userID
            firstName
          }
          offer {
            bookingID
            expires_at
            ...RunningOffer_offer
          }
        }
        ...RunningOffer_club
        ...useCourtName_courts
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: held },
  );
  const { openPayments, waitingList } = club;
  // The names come with the orders: without them the sheet would wait for them.
  useCourtName();
  const { memberNumber } = booking.viewerSetup.person;
  const ordered = useOrderedHolds(openPayments, memberNumber);
  const offered = useOfferedHolds(waitingList, memberNumber);
  useShownAsOwn(
    useMemo(() => [...ordered, ...offered], [ordered, offered]),
    booking,
  );
  const order = ordered.find(({ bookingID }) => bookingID === openedId);
  if (order)
    return (
      <Sheet title={order.title} onClose={onClose}>
        <OpenPayment payment={order.payment} onGivenUp={onClose} />
      </Sheet>
    );
  const offer = offered.find(({ bookingID }) => bookingID === openedId);
  if (!offer) return null;
  return (
    <Sheet title={offer.title} onClose={onClose}>
      <RunningOffer
        {...offer}
        club={club}
        onChanged={onClose}
        onBooked={() => {
          booking.refreshOwn();
          booking.refreshSetup();
        }}
      />
    </Sheet>
  );
};

type Answer = OwnHoldsOfDayQuery['response'];
type Person = Answer['waitingList'][number]['user'];

const childOf = (person: Person, memberNumber: string): string | null =>
  person && person.userID !== memberNumber ? person.firstName : null;

/** What is held until it is paid (decisions.md B22). */
const useOrderedHolds = (openPayments: Answer['openPayments'], memberNumber: string) => {
  const { t } = useTranslation('openPayment');
  const { clock } = useFormat();
  return useMemo(
    () =>
      openPayments.flatMap((payment) => {
        const { courts, person, expires_at } = payment;
        const child = childOf(person, memberNumber);
        const until = clock(Date.parse(expires_at));
        const title = child === null ? t(($) => $.held, { until }) : t(($) => $.heldFor, { until, name: child });
        return (courts ?? []).map(({ bookingID }) => ({ bookingID, payment, child, title }));
      }),
    [openPayments, memberNumber, clock, t],
  );
};

/** What is offered to the viewer or a child of theirs, who waited for it (decisions.md N25). */
const useOfferedHolds = (waitingList: Answer['waitingList'], memberNumber: string) => {
  const { t } = useTranslation('waitingOffer');
  const { clock } = useFormat();
  return useMemo(
    () =>
      waitingList.flatMap(({ _id, sport, date, user, offer }) => {
        if (!offer) return [];
        const child = childOf(user, memberNumber);
        const until = clock(Date.parse(offer.expires_at));
        const title = child === null ? t(($) => $.held, { until }) : t(($) => $.heldFor, { until, name: child });
        return [
          {
            bookingID: offer.bookingID,
            offer,
            entry: { id: _id, sport, date, child, childID: child === null ? null : (user?.userID ?? null) },
            child,
            title,
          },
        ];
      }),
    [waitingList, memberNumber, clock, t],
  );
};

type Hold = Readonly<{ bookingID: string; child: string | null; title: string }>;

/** Marks them in the plan; what ends may have been booked. */
const useShownAsOwn = (holds: readonly Hold[], booking: OwnHoldsProps['booking']): void => {
  const mark = useEffectEvent((shown: readonly Hold[]) =>
    booking.setHolds(new Map(shown.map(({ bookingID, child, title }) => [bookingID, { child, title }]))),
  );
  const readBookings = useEffectEvent(() => booking.refreshOwn());
  useEffect(() => {
    mark(holds);
    return () => {
      mark([]);
      if (holds.length > 0) readBookings();
    };
  }, [holds]);
};
