import { Component, type ReactNode, Suspense } from 'react';
import { forgetFailure } from '../core/loadChunk.ts';

type Props = { children: ReactNode; fallback?: ReactNode; onFailed?: (error: unknown) => void };

class Silenced extends Component<Props, { hasFailed: boolean }> {
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

/** For what the page can do without: shows `fallback` while it loads and when it cannot be loaded. */
export const Quiet = ({ children, fallback = null, onFailed }: Props) => (
  <Silenced fallback={fallback} {...(onFailed && { onFailed })}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Silenced>
);
