import { Component, type ReactNode } from 'react';
import type { ErrorCode } from './errorCode.ts';
import { ServerRefusal, codeOf } from './serverRefusal.ts';

type RefusalBoundaryProps = { code: ErrorCode; field?: string; instead: ReactNode; children: ReactNode };

const isMeant = (error: Error, { code, field }: RefusalBoundaryProps): boolean =>
  codeOf(error) === code && (field === undefined || (error instanceof ServerRefusal && error.fields.includes(field)));

/** Shows something else where the server refuses with this code, and for this field if one is named; all other errors are those of the whole page. */
export class RefusalBoundary extends Component<RefusalBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isMeant(error, this.props)) return this.props.instead;
    throw error;
  }
}
