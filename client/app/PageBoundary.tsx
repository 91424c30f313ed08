import { Component, type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { forgetFailure } from '../core/loading/loadChunk.ts';
import { RetryKeyContext } from '../core/relay/retryKey.ts';
import { FailurePage } from './FailurePage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

type State = { error: unknown; attempt: number };

type Props = {
  children: ReactNode;
  /** Elements around skeleton and failure, which the page itself renders around its content. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

/**
 * Wraps every page: shows its skeleton while it loads, and the failure with a remedy where it fails. Give it the path
 * as key.
 */
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
    const { children, wrapper: Wrapper = Fragment } = this.props;
    const fallback = error === null ? <PageSkeleton /> : <FailurePage error={error} onRetry={this.retry} />;
    if (error !== null) return <Wrapper>{fallback}</Wrapper>;
    return (
      <RetryKeyContext value={attempt}>
        <Suspense fallback={<Wrapper>{fallback}</Wrapper>}>{children}</Suspense>
      </RetryKeyContext>
    );
  }
}
