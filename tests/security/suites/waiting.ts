import { dayFromToday } from '../../support/clubDays.ts';
import { signIn } from '../../support/graphqlClient.ts';
import { costlyRequests } from '../costlyRequests.ts';
import { registerVisitor } from '../people.ts';
import type { Suite } from '../suite.ts';
import { waitingDuring } from '../waitingTimes.ts';

/** In milliseconds. The promised limit applies to the full run, where nothing else runs. */
const patience = { full: 250, small: 5_000 };

/** reliability T57 */
export const waiting: Suite = {
  name: 'waiting',
  says: 'Nobody waits longer than a quarter of a second for a plan while others send what is costly to answer.',
  run: async (club, size) => {
    const { url } = club;
    const admin = await signIn(url, 'admin@platzwart.example');
    const { personId: memberId, token: member } = await registerVisitor(club, '778201');
    const { token: waitingToken } = await registerVisitor(club, '778202');
    const asker = { url, token: waitingToken, day: dayFromToday(1) };
    const notes: string[] = [];
    const violations: string[] = [];
    for (const { name, run } of costlyRequests) {
      const { p50, p95, max, count } = await waitingDuring(asker, () => run({ url, admin, member, memberId }));
      const [half, most, longest] = [p50, p95, max].map((time) => time.toFixed());
      const note = `${name}: a plan takes ${half} ms, p95 ${most} ms, at most ${longest} ms, of ${count}`;
      notes.push(note);
      if (max > patience[size]) violations.push(note);
    }
    return { cases: costlyRequests.length, violations, notes };
  },
};
