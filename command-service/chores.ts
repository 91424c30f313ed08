import type { CommandService } from './commandService.ts';
import { type Repeating, repeating } from './core/repeating.ts';
import type { Log } from './core/log.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

type Chores = Pick<
  CommandService,
  'answerStrangers' | 'onRequest' | 'finishErasures' | 'eraseUnconfirmed' | 'closeDays' | 'tidyVault'
>;

/** What the service does without being asked, again and again, in each of its processes. Answers how to stop. */
export const doChores = (service: Chores, log: Log): (() => Promise<void>) => {
  const requests = repeating({ name: 'answerStrangers', every: second, work: service.answerStrangers, log });
  service.onRequest(requests.wake);
  const chores: readonly Repeating[] = [
    requests,
    repeating({ name: 'finishErasures', every: minute, work: service.finishErasures, log }),
    repeating({ name: 'eraseUnconfirmed', every: hour, work: service.eraseUnconfirmed, log }),
    // A day ends once in 24 hours; whatever kept it from being closed is made up for within the next one.
    repeating({ name: 'closeDays', every: hour, work: service.closeDays, log }),
    repeating({ name: 'tidyVault', every: 6 * hour, work: service.tidyVault, log }),
  ];
  return async () => {
    await Promise.all(chores.map(({ stop }) => stop()));
  };
};
