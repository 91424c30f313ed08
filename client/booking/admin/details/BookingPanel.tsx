import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import { SidePanel } from './SidePanel.tsx';

type BookingPanelProps = {
  id: string;
  /** Asks where to. */ onMove: () => void;
  onClose: () => void;
  /** Shows another booking instead, by its `_id`. */ onShow: (id: string) => void;
};

/** The details of one booking beside the calendar; `id` is its `_id`. */
export const BookingPanel = ({ id, onMove, onClose, onShow }: BookingPanelProps) => {
  const { t } = useTranslation('bookingAdmin');
  return (
    <SidePanel title={t(($) => $.details.title)} onClose={onClose}>
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <BookingDetails id={id} onMove={onMove} onDeleted={onClose} onShow={onShow} />
        </Suspense>
      </RetryBoundary>
    </SidePanel>
  );
};
