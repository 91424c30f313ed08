import { Component, type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { forgetFailure } from '../core/loadChunk.ts';
import { RetryKeyContext } from '../core/retryKey.ts';
import { FailurePage } from './FailurePage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

type State = { error: unknown; attempt: number };

type Props = {
  children: ReactNode;
  /** What stands around skeleton and failure, where the page itself brings it along. */
  around?: ComponentType<{ children: ReactNode }>;
};

/** Around every page: shows its skeleton while it loads, and what to do where it fails. Give it the path as key. */
export class PageBoundary extends Component<Props, State> {
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
    const { children, around: Around = Fragment } = this.props;
    const instead = error === null ? <PageSkeleton /> : <FailurePage error={error} onRetry={this.retry} />;
    if (error !== null) return <Around>{instead}</Around>;
    return (
      <RetryKeyContext value={attempt}>
        <Suspense fallback={<Around>{instead}</Around>}>{children}</Suspense>
      </RetryKeyContext>
    );
  }
}
