import type { CommandService } from '../commandService.ts';
import { arrangeDemoClub, describeDemoClub } from '../demo/demoClub.ts';
import { callFor } from './slots.ts';

/** Gives the club the courts, prices, rules and description of the demo club. */
export const arrangeClub = async ({ club }: CommandService): Promise<void> => {
  for (const command of [...arrangeDemoClub, describeDemoClub])
    await club.send(command, callFor(JSON.stringify(command), { actor: null }));
};
