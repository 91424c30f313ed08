import {
  type CloseSeasonPlan,
  type PlanSeason,
  type RemoveSeasonSeries,
  type SaveSeasonSeries,
  type SetSeasonAnswer,
  seasonPlanId,
  seriesId,
} from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import { clubNow } from '../../booking/domain/clubNow.ts';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';
import type { CourtsState } from '../../ledger/courts/courtsState.ts';
import type { SeasonDependencies } from './seasonDependencies.ts';
import { seriesToTakeOver } from './seriesToTakeOver.ts';

type Ledger = Readonly<{
  current: () => Readonly<{ state: Readonly<{ courts: CourtsState }> }>;
  refresh: () => Promise<void>;
}>;

/** An ADMIN takes last season over into a draft. Refuses with the decider's codes, ERR_SEASON_NOT_CREATED where that season has no series. */
export const planSeason =
  ({ seasons, ledger, personById, newId }: SeasonDependencies & Readonly<{ ledger: Ledger }>) =>
  async ({ sport, categories, source, period }: PlanSeason['data'], call: Call): Promise<Answer<string>> => {
    await ledger.refresh();
    const found = seriesToTakeOver(ledger.current().state.courts, { sport, categories, source, period });
    // A holder who is blocked or was erased is not asked: the club says who gets their time.
    const holderOf = (personId: PersonId | null) => (personId && personById(personId)?.active ? personId : null);
    const series = found.map((each) => ({
      ...each,
      personId: holderOf(each.personId),
      seriesId: seriesId(newId()),
    }));
    const data = { today: clubNow(call.now).date, planId: seasonPlanId(newId()), sport, source, period, series };
    return seasons.send({ type: 'StartPlan', data }, call);
  };

/** An ADMIN adds or changes a series. Refuses with ERR_USER_NOT_FOUND, ERR_USER_DEACTIVATED, and the decider's codes. */
export const saveSeasonSeries =
  ({ seasons, personByNumber, newId }: SeasonDependencies) =>
  async (
    { planId, seriesId: given, userID, ...series }: SaveSeasonSeries['data'],
    call: Call,
  ): Promise<Answer<string>> => {
    const holder = holderNumbered(personByNumber, userID);
    if ('outcome' in holder) return holder;
    const about = {
      today: clubNow(call.now).date,
      planId,
      seriesId: given ?? seriesId(newId()),
      isNew: given === null,
    };
    return seasons.send({ type: 'SaveSeries', data: { ...about, series: { ...series, ...holder } } }, call);
  };

const rejected = (code: string) => ({ outcome: 'rejected' as const, code, fields: ['userID'] });

/** The holder with this member number; null: a series of the club. */
const holderNumbered = (personByNumber: SeasonDependencies['personByNumber'], userID: string | null) => {
  if (userID === null) return { personId: null };
  const holder = personByNumber(userID);
  if (!holder) return rejected('ERR_USER_NOT_FOUND');
  return holder.active ? { personId: holder.personId } : rejected('ERR_USER_DEACTIVATED');
};

export const removeSeasonSeries =
  ({ seasons }: SeasonDependencies) =>
  (data: RemoveSeasonSeries['data'], call: Call): Promise<Answer<string>> =>
    seasons.send({ type: 'RemoveSeries', data }, call);

export const closeSeasonPlan =
  ({ seasons }: SeasonDependencies) =>
  (data: CloseSeasonPlan['data'], call: Call): Promise<Answer<string>> =>
    seasons.send({ type: 'ClosePlan', data }, call);

/** An ADMIN answers for a holder; words about another time are sealed with the holder's key. */
export const setSeasonAnswer =
  ({ seasons, vault }: SeasonDependencies) =>
  async ({ planId, seriesId: id, answer, otherTime }: SetSeasonAnswer['data'], call: Call): Promise<Answer<string>> => {
    const holder = seasons.current().state.plans.get(planId)?.series.get(id)?.personId;
    const sealedOtherTime = holder && answer === 'OTHER_TIME' && otherTime ? await vault.seal(holder, otherTime) : null;
    return seasons.send({ type: 'SetAnswer', data: { planId, seriesId: id, answer, sealedOtherTime } }, call);
  };
