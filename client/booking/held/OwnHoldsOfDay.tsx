import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnHoldsOfDayQuery } from '../../__generated__/OwnHoldsOfDayQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { OpenPayment } from '../../core/openPayment/OpenPayment.tsx';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import type { Booking } from '../useBooking.ts';

export type OwnHoldsProps = {
  booking: Pick<Booking, 'courtPlan' | 'setHolds' | 'refreshOwn' | 'viewerSetup'>;
  /** What was tapped in the plan. */
  openedId: string | null;
  onClose: () => void;
};

/** `held`: the ids of what is held on this day; where they change, the orders are asked for again. */
export const OwnHoldsOfDay = ({ booking, openedId, onClose, held }: OwnHoldsProps & { held: string }) => {
  const { t } = useTranslation('openPayment');
  const { clock } = useFormat();
  const { openPayments } = useLazyLoadQuery<OwnHoldsOfDayQuery>(
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
        ...useCourtName_courts
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: held },
  );
  // The names come with the orders: without them the sheet would wait for them.
  useCourtName();
  const { memberNumber } = booking.viewerSetup.person;
  const holds = useMemo(
    () =>
      openPayments.flatMap((payment) => {
        const { courts, person, expires_at } = payment;
        const child = person && person.userID !== memberNumber ? person.firstName : null;
        const until = clock(Date.parse(expires_at));
        const title = child === null ? t(($) => $.held, { until }) : t(($) => $.heldFor, { until, name: child });
        return (courts ?? []).map(({ bookingID }) => ({ bookingID, payment, child, title }));
      }),
    [openPayments, memberNumber, clock, t],
  );
  useShownAsOwn(holds, booking);
  const opened = holds.find(({ bookingID }) => bookingID === openedId);
  if (!opened) return null;
  return (
    <Sheet title={opened.title} onClose={onClose}>
      <OpenPayment payment={opened.payment} onGivenUp={onClose} />
    </Sheet>
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
