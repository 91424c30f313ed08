import { Component, type ReactNode } from 'react';
import { codeOf } from './serverRefusal.ts';

type RefusalBoundaryProps = { code: string; instead: ReactNode; children: ReactNode };

/** Shows something else where the server refuses with this code; all other errors are those of the whole page. */
export class RefusalBoundary extends Component<RefusalBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (codeOf(error) === this.props.code) return this.props.instead;
    throw error;
  }
}
