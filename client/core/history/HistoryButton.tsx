import { Suspense, useState } from 'react';
import { mdiHistory } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { LazyOverlay } from '../../ui/overlays/LazyOverlay.tsx';
import { lazyChunk } from '../loading/lazyChunk.ts';

const chunk = lazyChunk(() => import('./HistoryDrawer.tsx'));
const HistoryDrawer = chunk.component(({ HistoryDrawer: component }) => component);

/** Opens the history of a booking, whose name is `subject`; its code is loaded when it is first needed. */
export const HistoryButton = ({ subjectId, subject }: { subjectId: string; subject: string }) => {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon path={mdiHistory} />}
        aria-label={t(($) => $.openNamed, { booking: subject })}
        aria-haspopup="dialog"
        onPointerEnter={chunk.preload}
        onFocus={chunk.preload}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.open)}
      </Button>
      {isOpen && (
        <LazyOverlay onClose={close}>
          <Suspense fallback={null}>
            <HistoryDrawer subjectId={subjectId} subject={subject} onClose={close} />
          </Suspense>
        </LazyOverlay>
      )}
    </>
  );
};
