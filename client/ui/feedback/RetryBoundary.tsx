import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetFailure } from '../../core/loading/loadChunk.ts';
import { RetryKeyContext } from '../../core/relay/retryKey.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { Button } from '../buttons/Button.tsx';
import { NoticeBox } from './NoticeBox.tsx';

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('core');
  const errorText = useErrorText();
  return (
    <NoticeBox kind="error" role="alert">
      <p>{errorText(error)}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t(($) => $.retry)}
      </Button>
    </NoticeBox>
  );
};

type State = { error: unknown; attempt: number };

/**
 * For a part of a page that may fail on its own: shows the reason and a retry button, while the rest of the page stays.
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
