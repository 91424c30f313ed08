import { Component, type ReactNode, Suspense } from 'react';

type Props = { children: ReactNode; fallback?: ReactNode };

class Silenced extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** For what the page can do without: shows `fallback` while it loads and when it cannot be loaded. */
export const Quiet = ({ children, fallback = null }: Props) => (
  <Silenced fallback={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Silenced>
);
