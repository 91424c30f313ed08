import { Component, type ReactNode } from 'react';
import { ServerRefusal } from '../../../core/errors/serverRefusal.ts';

type Props = { otherwise: ReactNode; children: ReactNode };
type State = { error: Error | null };

/** Shows `otherwise` where the address names a position that the log has not reached; any other error is thrown on. */
export class PositionBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ServerRefusal && error.fields.includes('position')) return this.props.otherwise;
    throw error;
  }
}
