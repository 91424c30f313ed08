import { type SeasonPlanId, seasonPlanColumns, seasonSeriesColumns } from '@platzwart/contracts/booking';
import { type PersonId, type RowOf, rowReader } from '@platzwart/contracts/core';
import type { Database } from '../../core/database.ts';

const planReader = rowReader(seasonPlanColumns);
const seriesReader = rowReader(seasonSeriesColumns);
const offerReader = rowReader({ ...seasonSeriesColumns, sport: seasonPlanColumns.sport });
const holderReader = rowReader({ planId: seasonPlanColumns.planId, personId: seasonSeriesColumns.personId });
export type PlanFacts = RowOf<typeof seasonPlanColumns>;
export type SeriesFacts = RowOf<typeof seasonSeriesColumns>;
export type OfferFacts = SeriesFacts & Pick<PlanFacts, 'sport'>;

export type SeasonReads = Readonly<{
  /** The drafts of a sport, the newest first. */
  plansOf: (sport: string) => Promise<readonly PlanFacts[]>;
  planById: (planId: SeasonPlanId) => Promise<PlanFacts | null>;
  /** The series of a draft, by weekday, time and court. */
  seriesOf: (planId: SeasonPlanId) => Promise<readonly SeriesFacts[]>;
  /** The series of all open drafts of a sport that are not booked: they may want the same courts. */
  openSeriesOf: (sport: string) => Promise<readonly SeriesFacts[]>;
  /** What a person is or was offered, the newest first. */
  offersOf: (personId: PersonId) => Promise<readonly OfferFacts[]>;
  /** Whose offer a secret link shows, by the hash of its token; null where it is unknown or was ended. */
  linkByHash: (tokenHash: string) => Promise<Readonly<{ planId: SeasonPlanId; personId: PersonId }> | null>;
}>;

const seriesColumns = seriesReader.selectList('series');
const inOrder = 'order by extract(isodow from series.startdate), series.start_minute, series.court, series.series_id';

export const seasonReads = (database: Pick<Database, 'rows'>): SeasonReads => {
  const plans = async (condition: string, value: string) =>
    planReader.decode(
      await database.rows(
        `select ${planReader.selectList()} from season_plans.plans where ${condition} order by planned_at desc`,
        [value],
      ),
    );
  const series = async (condition: string, value: string) =>
    seriesReader.decode(
      await database.rows(
        `select ${seriesColumns} from season_plans.series as series join season_plans.plans as plan using (plan_id)
         where not series.removed and ${condition} ${inOrder}`,
        [value],
      ),
    );
  return {
    plansOf: (sport) => plans('sport = $1', sport),
    planById: async (planId) => (await plans('plan_id = $1', planId))[0] ?? null,
    seriesOf: (planId) => series('series.plan_id = $1', planId),
    openSeriesOf: (sport) => series('plan.sport = $1 and plan.is_open and series.booked is null', sport),
    offersOf: async (personId) =>
      offerReader.decode(
        await database.rows(
          `select ${offerReader.selectList('offer')}
           from (select series.*, plan.sport from season_plans.series as series join season_plans.plans as plan using (plan_id)) as offer
           where offer.person_id = $1 order by offer.startdate desc, offer.start_minute, offer.series_id`,
          [personId],
        ),
      ),
    linkByHash: async (tokenHash) => {
      const text = `select ${holderReader.selectList()} from season_plans.links where token_hash = $1`;
      const [link] = holderReader.decode(await database.rows(text, [tokenHash]));
      return link?.personId ? { planId: link.planId, personId: link.personId } : null;
    },
  };
};
