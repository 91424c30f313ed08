import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { LazyOverlay } from '../../ui/overlays/LazyOverlay.tsx';
import { OwnBookingSheet } from '../data/useOwnBookings.tsx';
import { OwnHolds } from '../lazy/lazyComponents.ts';
import type { Booking } from '../useBooking.ts';

type OwnOverlaysProps = { booking: Booking; isPlanReady: boolean; openedId: string | null; onClose: () => void };

/** What a tap on an own booking opens, or on what the viewer holds until it is paid. */
export const OwnOverlays = ({ booking, isPlanReady, openedId, onClose }: OwnOverlaysProps) => {
  const opened = booking.ownBookings.get(openedId ?? '');
  return (
    <>
      {isPlanReady && (
        <SilentBoundary>
          <OwnHolds booking={booking} openedId={openedId} onClose={onClose} />
        </SilentBoundary>
      )}
      {opened && (
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
      )}
    </>
  );
};
