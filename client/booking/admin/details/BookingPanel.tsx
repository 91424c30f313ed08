import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import { SidePanel } from './SidePanel.tsx';

/** The details of one booking beside the calendar; `id` is its `_id`. */
export const BookingPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <SidePanel title={t(($) => $.details.title)} onClose={onClose}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <BookingDetails id={id} onDeleted={onClose} />
        </Suspense>
      </RetryBoundary>
    </SidePanel>
  );
};
