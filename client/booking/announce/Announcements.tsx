import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { AnnouncerContext, createAnnouncer } from './announcer.ts';

/** Provides `announce` to everything inside; the live regions are in the document before their first text. */
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
