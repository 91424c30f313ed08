import { deleteOldKeys } from '../backup/deleteOldKeys.ts';
import { updateBackupsIn } from './updateBackup.ts';

const everyHour = 60 * 60 * 1_000;

/**
 * Deletes the keys in backups of updates when they are thirty days old, now and then every hour: nobody asked for these backups, so nobody else thinks
 * of them. Returns how to end it. `folder`: null where there are none.
 */
export const keepKeysShort = (folder: string | null): (() => void) => {
  if (folder === null) return () => undefined;
  const work = (): void => {
    try {
      deleteOldKeys(updateBackupsIn(folder), new Date().toISOString());
    } catch {
      // A folder that cannot be read now can be read in an hour.
    }
  };
  work();
  const timer = setInterval(work, everyHour);
  return () => clearInterval(timer);
};
