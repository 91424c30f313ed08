import { describeFailure } from './failures.ts';
import { completeMigrations } from './migrations.ts';
import type { Migration } from './surveySchemas.ts';

/** Until then an update may still be undone, because a service of it does not become healthy; the previous release then needs all it had. */
const millisecondsUntilFirst = 5 * 60_000;
const millisecondsBetween = 60_000;

type Waiting = Readonly<{
  ownerUrl: string;
  migrations: readonly Migration[];
  log: Readonly<{ warn: (facts: Readonly<Record<string, unknown>>, message: string) => void }>;
}>;

/** Completes the migrations in the background, some minutes after an update; does not keep the process alive. */
export const completeLater = (waiting: Waiting, wait = millisecondsUntilFirst): void => {
  const attempt = async (): Promise<void> => {
    try {
      if (await completeMigrations(waiting.ownerUrl, waiting.migrations)) return;
    } catch (error) {
      waiting.log.warn({}, `An update is not completed yet: ${describeFailure(error)}`);
    }
    completeLater(waiting, millisecondsBetween);
  };
  setTimeout(() => void attempt(), wait).unref();
};
