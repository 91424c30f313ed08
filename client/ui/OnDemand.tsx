import type { ReactNode } from 'react';
import { useNotify } from '../core/notices.ts';
import { useErrorText } from '../core/useErrorText.ts';
import { Quiet } from './Quiet.tsx';

/** What a tap opens over the page, with code that comes only then: where it does not arrive, says so and counts as closed. */
export const OnDemand = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const giveUp = (error: unknown) => {
    notify({ kind: 'error', text: errorText(error) });
    onClose();
  };
  return <Quiet onFailed={giveUp}>{children}</Quiet>;
};
