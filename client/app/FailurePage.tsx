import { useTranslation } from 'react-i18next';
import { mdiRefresh } from '@mdi/js';
import { ChunkLoadFailure } from '../core/loadChunk.ts';
import { useErrorText } from '../core/useErrorText.ts';
import { useWhenOnline } from '../core/useOnline.ts';
import { Button } from '../ui/Button.tsx';
import { BallInNet } from '../ui/BallInNet.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';

type Failure = Readonly<{ error: unknown; onRetry: () => void }>;
type Words = Readonly<{ title: string; text: string; action: string; onAct: () => void }>;

const reload = () => window.location.reload();

const Told = ({ title, text, action, onAct }: Words) => (
  <MessagePage
    title={title}
    text={text}
    picture={<BallInNet />}
    action={
      <Button icon={<Icon path={mdiRefresh} />} onClick={onAct}>
        {action}
      </Button>
    }
  />
);

/** The network is away: goes on by itself when it is back. */
const Unreachable = ({ onRetry }: Pick<Failure, 'onRetry'>) => {
  const { t } = useTranslation('core');
  useWhenOnline(onRetry);
  const words = { title: t(($) => $.noConnection.title), text: t(($) => $.noConnection.text) };
  return <Told {...words} action={t(($) => $.retry)} onAct={onRetry} />;
};

/** The server answers, but no longer with this page's code. */
const Stale = () => {
  const { t } = useTranslation('core');
  const words = { title: t(($) => $.newVersion.title), text: t(($) => $.newVersion.text) };
  return <Told {...words} action={t(($) => $.reload)} onAct={reload} />;
};

/** Says what went wrong and offers the one thing that helps: a reload where the build is gone, else another try. */
export const FailurePage = ({ error, onRetry }: Failure) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  const build = error instanceof ChunkLoadFailure ? error.build : null;
  if (build === 'unreachable') return <Unreachable onRetry={onRetry} />;
  if (build === 'gone') return <Stale />;
  const words = { title: t(($) => $.failure.title), text: errorText(error) };
  // Some browsers ask for code that they did not get once only.
  if (build === 'served') return <Told {...words} action={t(($) => $.reload)} onAct={reload} />;
  return <Told {...words} action={t(($) => $.retry)} onAct={onRetry} />;
};
