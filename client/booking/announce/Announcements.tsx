import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AnnouncerContext, createAnnouncer } from './announcer.ts';

/** Lets everything inside speak to screen readers; the live regions are there before their first text. */
export const Announcements = ({ children }: { children: ReactNode }) => {
  const [announcer] = useState(() => createAnnouncer((run, milliseconds) => void setTimeout(run, milliseconds)));
  const { polite, urgent, turn } = useSyncExternalStore(announcer.subscribe, announcer.read);
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <VisuallyHidden role="status">
        <span key={turn}>{polite}</span>
      </VisuallyHidden>
      <VisuallyHidden role="alert">
        <span key={turn}>{urgent}</span>
      </VisuallyHidden>
    </AnnouncerContext>
  );
};
