import { Suspense } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../ui/feedback/ListSkeleton.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { EvidenceButton } from './EvidenceButton.tsx';
import { History } from './History.tsx';

const Subject = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 5),
  color: theme.vars.palette.text.secondary,
}));

type HistoryDrawerProps = {
  subjectId: string;
  /** What the history is about, in one line. */ subject: string;
  onClose: () => void;
};

/** A history in a drawer of its own. */
export const HistoryDrawer = ({ subjectId, subject, onClose }: HistoryDrawerProps) => {
  const { t } = useTranslation('history');
  return (
    <Drawer title={t(($) => $.title)} side="end" onClose={onClose}>
      <Subject>{subject}</Subject>
      <EvidenceButton subjectId={subjectId} />
      <RetryBoundary>
        <Suspense fallback={<ListSkeleton />}>
          <History subjectId={subjectId} />
        </Suspense>
      </RetryBoundary>
    </Drawer>
  );
};
