import { answerCache } from './answers/answerCache.ts';
import { courtPlanFeed } from './booking/courtPlanFeed.ts';
import { courtPlanReads } from './booking/courtPlanReads.ts';
import { myBookingsReads } from './booking/myBookingsReads.ts';
import { readClubSettings } from './core/clubReads.ts';
import type { Database } from './core/database.ts';
import { endedSessionsIn } from './core/endedSessions.ts';
import { rememberPeople } from './core/people.ts';
import { peopleReads } from './core/peopleReads.ts';
import { remembered } from './core/remembered.ts';
import { readCheckpoints } from './live/checkpointReads.ts';
import { watchReadModels } from './live/readModelWatch.ts';
import { mailReads } from './mail/mailReads.ts';
import { accountFactsReads } from './user/accountFactsReads.ts';
import { directoryReads } from './user/directory/directoryReads.ts';
import { takenReads } from './user/import/takenInClub.ts';
import { openSessionsReads } from './user/sessions/openSessionsReads.ts';

const mostAnswers = 1000;
/** Every read model that the gateway answers from. */
const asked = ['bookings', 'club_settings', 'people'];

/** Everything the gateway knows by reading, and what it forgets when a read model has moved. `now` in epoch milliseconds. */
export const openReadSide = (database: Database, now: () => number) => {
  const people = peopleReads(database);
  const knownPeople = rememberPeople(people);
  const endedSessions = endedSessionsIn(database, now);
  const club = remembered(() => readClubSettings(database));
  const plan = courtPlanReads(database);
  const answers = answerCache(mostAnswers);
  const feed = courtPlanFeed(plan, (rows) => answers.forget('bookings', rows));
  const watch = watchReadModels(() => readCheckpoints(database, asked));

  watch.onChange('bookings', feed.advance);
  watch.onChange('club_settings', () => {
    club.forget();
    answers.forget('club_settings', null);
  });
  watch.onChange('people', knownPeople.forget);
  return {
    ...{ answers, club, endedSessions, feed, knownPeople, plan, watch },
    mine: myBookingsReads(database),
    peopleReads: people,
    accountFacts: accountFactsReads(database),
    directory: directoryReads(database),
    taken: takenReads(database),
    mails: mailReads(database),
    openSessions: openSessionsReads(database),
  };
};

export type ReadSide = ReturnType<typeof openReadSide>;
