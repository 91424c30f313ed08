import { Suspense, useState } from 'react';
import { mdiHumanQueue } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@platzwart/contracts/core';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ListSkeleton } from '../../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../../ui/feedback/RetryBoundary.tsx';
import { AdminDialog } from '../../../ui/material/admin/AdminDialog.tsx';
import { WaitingListOfDay } from './WaitingListOfDay.tsx';

/** Shows who waits for the day, in which order and why (decisions.md N25). */
export const WaitingListButton = ({ sport, date }: { sport: string; date: LocalDate }) => {
  const { t } = useTranslation('bookingAdmin');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={mdiHumanQueue} label={t(($) => $.waiting.action)} onClick={() => setOpen(true)} />
      {isOpen && (
        <AdminDialog title={t(($) => $.waiting.title, { date: format.date(date) })} onClose={() => setOpen(false)}>
          <RetryBoundary>
            <Suspense fallback={<ListSkeleton />}>
              <WaitingListOfDay sport={sport} date={date} />
            </Suspense>
          </RetryBoundary>
        </AdminDialog>
      )}
    </>
  );
};
