import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { mdiRefresh } from '@mdi/js';
import { lazyChunk } from '../core/loading/lazyChunk.ts';
import { ChunkLoadFailure } from '../core/loading/loadChunk.ts';
import { codeOf } from '../core/errors/serverRefusal.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useWhenOnline } from '../core/browser/useOnline.ts';
import { reloadPage } from '../core/update/reloadPage.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';

/** Drawn where it can be loaded: what says why a page fails is in the first load, its picture is not. */
const BallInNet = lazyChunk(() => import('../ui/graphics/BallInNet.tsx')).component((parts) => parts.BallInNet);

type Failure = Readonly<{ error: unknown; onRetry: () => void }>;
type FailureMessageProps = Readonly<{ title: string; text: string; action: string; onAction: () => void }>;

const FailureMessage = ({ title, text, action, onAction }: FailureMessageProps) => (
  <MessagePage
    title={title}
    text={text}
    picture={
      <SilentBoundary>
        <Suspense>
          <BallInNet />
        </Suspense>
      </SilentBoundary>
    }
    action={
      <Button icon={<Icon path={mdiRefresh} />} onClick={onAction}>
        {action}
      </Button>
    }
  />
);

/** The network is down: retries by itself when it is back. */
const ServerUnreachable = ({ onRetry }: Pick<Failure, 'onRetry'>) => {
  const { t } = useTranslation('core');
  useWhenOnline(onRetry);
  const message = { title: t(($) => $.noConnection.title), text: t(($) => $.noConnection.text) };
  return <FailureMessage {...message} action={t(($) => $.retry)} onAction={onRetry} />;
};

/** The server answers, but no longer has this build's code, or does not know its operations. */
const OutdatedBuild = () => {
  const { t } = useTranslation('core');
  const message = { title: t(($) => $.newVersion), text: t(($) => $.errors.CLIENT_OUTDATED) };
  return <FailureMessage {...message} action={t(($) => $.reload)} onAction={reloadPage} />;
};

/** Names the failure and offers one action: a reload where the build is gone, otherwise a retry. */
export const FailurePage = ({ error, onRetry }: Failure) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  const build = error instanceof ChunkLoadFailure ? error.build : null;
  if (build === 'unreachable') return <ServerUnreachable onRetry={onRetry} />;
  if (codeOf(error) === 'CLIENT_OUTDATED') return <OutdatedBuild />;
  const message = { title: t(($) => $.failure.title), text: errorText(error) };
  // Some browsers request a module that failed to load only once.
  if (build === 'served') return <FailureMessage {...message} action={t(($) => $.reload)} onAction={reloadPage} />;
  return <FailureMessage {...message} action={t(($) => $.retry)} onAction={onRetry} />;
};
