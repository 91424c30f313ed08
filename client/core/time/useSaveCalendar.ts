import type { CalendarEntry } from '@platzwart/contracts/calendar-file';
import { downloadFile } from '../browser/downloadFile.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { loadOnce } from '../loading/loadChunk.ts';
import { useNotify } from '../notices.ts';

/** The writer of calendar files, loaded when the first one is saved. */
const loadWriter = loadOnce(() => import('@platzwart/contracts/calendar-file'));

/** Saves the entries as an .ics file; a message says so where the code for it does not arrive. */
export const useSaveCalendar = (): ((fileName: string, entries: readonly CalendarEntry[]) => void) => {
  const notify = useNotify();
  const errorText = useErrorText();
  return (fileName, entries) => {
    loadWriter().then(
      ({ calendarFile }) =>
        downloadFile(fileName, 'text/calendar;charset=utf-8', calendarFile(entries, { method: 'PUBLISH' })),
      (error: unknown) => notify({ kind: 'error', text: errorText(error) }),
    );
  };
};
