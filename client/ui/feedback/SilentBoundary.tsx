import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailure } from '../../core/loading/loadChunk.ts';

type Props = { children: ReactNode; fallback?: ReactNode; onFailed?: (error: unknown) => void };

class SilentErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    forgetFailure(error);
    this.props.onFailed?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** For optional parts of a page: shows `fallback` while one loads and when it cannot be loaded. */
export const SilentBoundary = ({ children, fallback = null, onFailed }: Props) => (
  <SilentErrorBoundary fallback={fallback} {...(onFailed && { onFailed })}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </SilentErrorBoundary>
);
