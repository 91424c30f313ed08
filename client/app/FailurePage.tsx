import { useTranslation } from 'react-i18next';
import { mdiRefresh } from '@mdi/js';
import { ChunkLoadFailure } from '../core/loadChunk.ts';
import { useErrorText } from '../core/useErrorText.ts';
import { Button } from '../ui/Button.tsx';
import { BallInNet } from '../ui/BallInNet.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

/** Says what went wrong and offers the one thing that helps: a reload where the build is gone, else another try. */
export const FailurePage = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  const isStale = error instanceof ChunkLoadFailure;
  return (
    <MessagePage
      title={t(($) => (isStale ? $.newVersion.title : $.failure.title))}
      text={isStale ? t(($) => $.newVersion.text) : errorText(error)}
      picture={<BallInNet />}
      action={
        <Button icon={<Icon path={mdiRefresh} />} onClick={isStale ? () => window.location.reload() : onRetry}>
          {t(($) => (isStale ? $.reload : $.retry))}
        </Button>
      }
    />
  );
};
