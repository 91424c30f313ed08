import { LazyOverlay } from '../../ui/overlays/LazyOverlay.tsx';
import { OwnBookingSheet } from '../data/useOwnBookings.tsx';
import type { Booking } from '../useBooking.ts';

type OwnBookingOverlayProps = { booking: Booking; openedId: string | null; onClose: () => void };

/** What a tap on an own booking opens. */
export const OwnBookingOverlay = ({ booking, openedId, onClose }: OwnBookingOverlayProps) => {
  const opened = booking.ownBookings.get(openedId ?? '');
  return (
    opened && (
      <LazyOverlay onClose={onClose}>
        <OwnBookingSheet
          booking={opened}
          isAsking={false}
          onClose={onClose}
          onCancelled={() => {
            booking.courtPlan.refresh();
            booking.refreshOwn();
          }}
        />
      </LazyOverlay>
    )
  );
};
