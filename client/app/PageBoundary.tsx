import { Component, type ReactNode, Suspense } from 'react';
import { RetryKeyContext } from '../core/retryKey.ts';
import { FailurePage } from './FailurePage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

type State = { error: unknown; attempt: number };

/** Around every page: shows its skeleton while it loads, and what to do where it fails. Give it the path as key. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));

  override render() {
    const { error, attempt } = this.state;
    if (error !== null) return <FailurePage error={error} onRetry={this.retry} />;
    return (
      <RetryKeyContext value={attempt}>
        <Suspense fallback={<PageSkeleton />}>{this.props.children}</Suspense>
      </RetryKeyContext>
    );
  }
}
