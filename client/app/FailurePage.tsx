import { useTranslation } from 'react-i18next';
import { mdiRefresh } from '@mdi/js';
import { ChunkLoadFailure } from '../core/loading/loadChunk.ts';
import { codeOf } from '../core/errors/serverRefusal.ts';
import { useErrorText } from '../core/errors/useErrorText.ts';
import { useWhenOnline } from '../core/browser/useOnline.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { BallInNet } from '../ui/graphics/BallInNet.tsx';
import { Icon } from '../ui/graphics/Icon.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';

type Failure = Readonly<{ error: unknown; onRetry: () => void }>;
type FailureMessageProps = Readonly<{ title: string; text: string; action: string; onAction: () => void }>;

const reload = () => window.location.reload();

const FailureMessage = ({ title, text, action, onAction }: FailureMessageProps) => (
  <MessagePage
    title={title}
    text={text}
    picture={<BallInNet />}
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
  return <FailureMessage {...message} action={t(($) => $.reload)} onAction={reload} />;
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
  if (build === 'served') return <FailureMessage {...message} action={t(($) => $.reload)} onAction={reload} />;
  return <FailureMessage {...message} action={t(($) => $.retry)} onAction={onRetry} />;
};
