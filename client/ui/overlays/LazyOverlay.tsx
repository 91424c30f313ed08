import type { ReactNode } from 'react';
import { useNotify } from '../../core/notices.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { SilentBoundary } from '../feedback/SilentBoundary.tsx';

/** An overlay whose code is loaded when it is opened: where the code does not arrive, says so and counts as closed. */
export const LazyOverlay = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const closeWithError = (error: unknown) => {
    notify({ kind: 'error', text: errorText(error) });
    onClose();
  };
  return <SilentBoundary onFailed={closeWithError}>{children}</SilentBoundary>;
};
