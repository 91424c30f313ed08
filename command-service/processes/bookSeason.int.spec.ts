import { type PersonId, addDays, codeId, localDate, localTime, streams } from '@platzwart/contracts/core';
import { type SeasonPlanId, seasonPlanId, seriesId } from '@platzwart/contracts/booking';
import { type EventStore, StoreUnavailable } from '@platzwart/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import type { CommandType } from '../commandTable.ts';
import { offer } from '../season/domain/specSeasons.ts';
import { arrangeClub } from '../testing/arrangeClub.ts';
import { type AccountsOnPostgres, accountsOnPostgres } from '../testing/accountsOnPostgres.ts';
import { rejected } from '../testing/expectedAnswers.ts';
import { callFor } from '../testing/slots.ts';

const accepted: unknown = expect.objectContaining({ outcome: 'accepted' });
const idOf = (count: number): string => `cccccccc-0000-4000-8000-${String(count).padStart(12, '0')}`;
const hashOf = (count: number): string => String(count).padStart(64, '0');
let accounts: AccountsOnPostgres;

const send = (type: CommandType, data: unknown, at: CommandService = accounts.service) =>
  at.receive({
    ...{ type, actor: accounts.person('Petra').personId, data },
    ...{ correlationId: 'spec', idempotencyKey: null },
  });

/** A draft with a series of `holder` and one of the club, of three dates each, on days of its own; the holder was asked. */
const plan = async (count: number, holder: PersonId) => {
  const startdate = addDays(localDate('2027-05-03'), count);
  const own = { startdate, enddate: addDays(startdate, 14) };
  const offers = [
    offer({ ...own, personId: holder }),
    offer({
      ...own,
      ...{ personId: null, category: 'TRAINING', title: 'Jugend' },
      ...{ start: localTime('16:00'), end: localTime('17:00') },
    }),
  ];
  const series = offers.map((each, index) => {
    const id = seriesId(idOf(10 * count + index));
    return { ...each, seriesId: id, sourceId: id };
  });
  const planId = seasonPlanId(idOf(1_000 + count));
  const period = { from: localDate('2027-04-19'), to: localDate('2027-09-30') };
  const { seasons } = accounts.service;
  const data = { today: localDate('2026-06-15'), planId, sport: 'TENNIS', source: period, period, series };
  expect(await seasons.send({ type: 'StartPlan', data }, callFor(`plan ${count}`))).toEqual(accepted);
  const ask = {
    ...{ planId, today: localDate('2026-06-15'), answerUntil: localDate('2026-06-30') },
    asks: [{ personId: holder, codeId: codeId(idOf(2_000 + count)), tokenHash: hashOf(count) }],
  };
  expect(await seasons.send({ type: 'AskHolders', data: ask }, callFor(`ask ${count}`))).toEqual(accepted);
  return { planId, seriesIds: series.map((each) => each.seriesId), tokenHash: hashOf(count) };
};
type Plan = Awaited<ReturnType<typeof plan>>;

const answer = ({ seriesIds, tokenHash }: Plan, given = 'YES', otherTime: string | null = null) =>
  accounts.service.receive({
    ...{ type: 'AnswerSeasonOffer', actor: null, correlationId: 'spec', idempotencyKey: null },
    data: { tokenHash, answers: [{ seriesId: seriesIds[0], answer: given, otherTime }] },
  });
const book = (planId: SeasonPlanId, at?: CommandService) => send('BookSeason', { planId, onConflict: 'SKIP' }, at);

/** How many courts each series of the draft has in the log, and what the draft says about them. */
const inLog = async ({ planId, seriesIds }: Plan) => {
  const ledger = await accounts.store.read(streams.ledger);
  const season = await accounts.store.read(streams.seasonPlan);
  return {
    courts: seriesIds.map(
      (id) => ledger.filter(({ type, data }) => type === 'CourtBooked' && JSON.stringify(data).includes(id)).length,
    ),
    outcomes: season
      .filter(({ data }) => JSON.stringify(data).includes(planId))
      .map(({ type }) => type)
      .filter((type) => /Booking|Booked|Refused/.test(type)),
  };
};
const bookedOnce = {
  courts: [3, 3],
  outcomes: ['SeasonBookingStarted', 'SeasonSeriesBooked', 'SeasonSeriesBooked'],
};

/** A process that books courts and is killed before it can say so. */
const killedBeforeRecording = (store: EventStore): EventStore => ({
  ...store,
  append: async (stream, ...request) => {
    if (stream === streams.seasonPlan) throw new StoreUnavailable('killed');
    return store.append(stream, ...request);
  },
});

beforeAll(async () => {
  accounts = await accountsOnPostgres();
  await accounts.register('Petra', 'ADMIN');
  await arrangeClub(accounts.service);
});
afterAll(() => accounts.close());

describe('Booking a season', () => {
  it('books nothing twice by two clicks, and two processes that do the job at once', async () => {
    const { personId } = await accounts.register('Anna');
    const draft = await plan(1, personId);
    expect(await answer(draft)).toEqual(accepted);
    const other = await accounts.open();
    const clicks = await Promise.all([book(draft.planId), book(draft.planId, other)]);
    expect(clicks).toEqual([accepted, accepted]);
    const services = [accounts.service, other];
    await Promise.all(services.map(({ seasons }) => seasons.refresh()));
    await Promise.all([...services, ...services].map((service) => service.runJob('finishSeasonBookings')));
    expect(await inLog(draft)).toEqual(bookedOnce);
    await accounts.service.seasons.refresh();
    expect(await book(draft.planId)).toEqual(rejected('ERR_SEASON_NOT_UPDATED', 'planId'));
  });

  it('goes on after a kill between the courts and the record of them, and books nothing twice', async () => {
    const { personId } = await accounts.register('Ben');
    const draft = await plan(2, personId);
    await answer(draft);
    expect(await book(draft.planId)).toEqual(accepted);
    const killed = await accounts.open({ store: killedBeforeRecording(accounts.store) });
    await killed.runJob('finishSeasonBookings').catch(() => undefined);
    expect((await inLog(draft)).outcomes).toEqual(['SeasonBookingStarted']);
    expect((await inLog(draft)).courts[0]).toBe(3);
    const restarted = await accounts.open();
    await restarted.runJob('finishSeasonBookings');
    expect(await inLog(draft)).toEqual(bookedOnce);
  });

  it('books nothing for a holder who was erased, and their words cannot be read any more', async () => {
    const { personId, memberNumber } = await accounts.register('Clara');
    const draft = await plan(3, personId);
    expect(await answer(draft, 'OTHER_TIME', 'lieber dienstags')).toEqual(accepted);
    expect(await answer(draft)).toEqual(accepted);
    const events = await accounts.store.read(streams.seasonPlan);
    expect(JSON.stringify(events)).not.toContain('dienstags');
    expect(await send('ErasePerson', { userID: memberNumber, force: false })).toEqual(accepted);
    expect(await accounts.vault.withKey([personId])).toEqual([]);
    expect(await answer(draft, 'NO')).toEqual(rejected('ERR_SEASON_OFFER_OVER'));
    expect(await book(draft.planId)).toEqual(accepted);
    await accounts.service.runJob('finishSeasonBookings');
    expect(await inLog(draft)).toEqual({
      courts: [0, 3],
      outcomes: ['SeasonBookingStarted', 'SeasonSeriesRefused', 'SeasonSeriesBooked'],
    });
  });
});
