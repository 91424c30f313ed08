import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadFailure, forgetFailure } from '../../core/loading/loadChunk.ts';
import { RetryKeyContext } from '../../core/relay/retryKey.ts';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { reloadPage } from '../../core/update/reloadPage.ts';
import { Button } from '../buttons/Button.tsx';
import { NoticeBox } from './NoticeBox.tsx';

type FailureProps = Readonly<{ error: unknown; onRetry: () => void }>;

/** A reload where the page's build is gone or the browser does not request a chunk twice, as for a whole page. */
const useRemedy = ({ error, onRetry }: FailureProps) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  const build = error instanceof ChunkLoadFailure ? error.build : null;
  const reload = { label: t(($) => $.reload), onSelect: reloadPage };
  if (codeOf(error) === 'CLIENT_OUTDATED' || build === 'served') return { text: errorText(error), ...reload };
  return { text: errorText(error), label: t(($) => $.retry), onSelect: onRetry };
};

const Failure = (failure: FailureProps) => {
  const { text, label, onSelect } = useRemedy(failure);
  return (
    <NoticeBox kind="error" role="alert">
      <p>{text}</p>
      <Button variant="secondary" onClick={onSelect}>
        {label}
      </Button>
    </NoticeBox>
  );
};

type State = { error: unknown; attempt: number };

/**
 * For a part of a page that may fail on its own: shows the reason and a retry button, or the way to a new version, while the
 * rest of the page stays.
 */
export class RetryBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
  }

  private readonly retry = () => this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));

  override render() {
    const { error, attempt } = this.state;
    if (error !== null) return <Failure error={error} onRetry={this.retry} />;
    return <RetryKeyContext value={attempt}>{this.props.children}</RetryKeyContext>;
  }
}
