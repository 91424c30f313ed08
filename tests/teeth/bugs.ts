import { bugsInAccounts } from './bugsInAccounts.ts';
import { bugsInComingIn } from './bugsInComingIn.ts';
import { bugsInDefences } from './bugsInDefences.ts';
import { bugsInLetters } from './bugsInLetters.ts';
import { bugsInLog } from './bugsInLog.ts';
import { bugsInReading } from './bugsInReading.ts';
import { bugsInRules } from './bugsInRules.ts';
import { bugsInWeather } from './bugsInWeather.ts';
import type { PlantedBug } from './plantedBug.ts';

/** All that `npm run teeth` plants. */
export const bugs: readonly PlantedBug[] = [
  ...bugsInRules,
  ...bugsInAccounts,
  ...bugsInComingIn,
  ...bugsInDefences,
  ...bugsInLetters,
  ...bugsInLog,
  ...bugsInReading,
  ...bugsInWeather,
];
