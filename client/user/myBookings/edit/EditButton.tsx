import { Suspense, useState } from 'react';
import { mdiPencilOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useBookingText } from '../../../core/cancelBooking/useBookingText.ts';
import { lazyChunk } from '../../../core/loading/lazyChunk.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/graphics/Icon.tsx';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay.tsx';
import type { BookingEntry } from '../useBookingEntry.ts';

const chunk = lazyChunk(() => import('./EditBookingSheet.tsx'));
const EditBookingSheet = chunk.component(({ EditBookingSheet: component }) => component);

/** Opens remark and players of an own booking for a change; its code is loaded when it is first needed. */
export const EditButton = ({ booking, canEdit }: Pick<BookingEntry, 'booking' | 'canEdit'>) => {
  const { t } = useTranslation('myBookings');
  const bookingText = useBookingText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!canEdit) return null;
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon path={mdiPencilOutline} />}
        aria-label={t(($) => $.edit.named, { booking: bookingText(booking) })}
        aria-haspopup="dialog"
        onPointerEnter={chunk.preload}
        onFocus={chunk.preload}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.edit.action)}
      </Button>
      {isOpen && (
        <LazyOverlay onClose={close}>
          <Suspense fallback={null}>
            <EditBookingSheet booking={booking} onClose={close} />
          </Suspense>
        </LazyOverlay>
      )}
    </>
  );
};
