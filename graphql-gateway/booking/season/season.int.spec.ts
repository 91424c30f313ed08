import { localDate } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../../testing/exampleRows.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { admin, anna, ben } from '../../testing/personas.ts';
import { seasonLink, seasonPlan, seasonPlanNr, seasonSeries } from '../../testing/seasonRows.ts';
import { newLinkToken } from '../../core/linkToken.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const [ofAnna, ofBen] = [seasonLink(anna.personId), seasonLink(ben.personId)];
const taken = booking({
  court: 1,
  date: localDate('2027-05-04'),
  startMinute: 1110,
  endMinute: 1200,
  category: 'EVENT',
});
const series = [
  seasonSeries(1, anna.personId),
  seasonSeries(2, ben.personId, { startMinute: 1140, endMinute: 1200, answer: 'YES' }),
  seasonSeries(3, ben.personId, { startMinute: 600, endMinute: 660, askedOn: null }),
  seasonSeries(4, null, { removed: true }),
  // Off the half-hour grid, and on a court that the club does not have.
  seasonSeries(5, null, { startMinute: 1085, endMinute: 1175, court: 9 }),
];
const offerOf = (token: string) =>
  `{ seasonOffer(token: "${token}") { firstName sport answerUntil isOver series { start end occurrences answer } } }`;

describe('A draft of the next season', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(admin);
    await instance.projections.show([taken]);
    const rows = { plans: [seasonPlan(1)], series, links: [ofAnna.row, ofBen.row] };
    const position = await instance.projections.showSeason(rows);
    await instance.readSide.watch.waitFor(['season_plans'], position, 5000);
  });
  afterAll(() => instance.close());

  it('shows the ADMIN dates, today’s price and what is in the way of each series', async () => {
    const query = `{ seasonPlan(id: "${seasonPlanNr(1)}") { series {
      start occurrences problem user { userID } conflicts { date category isDraft } } } }`;
    const { data } = await sendGraphql(instance.url, { query, token });
    expect(data?.['seasonPlan']).toEqual({
      series: [
        { start: '10:00', occurrences: 24, problem: null, user: { userID: ben.memberNumber }, conflicts: [] },
        {
          ...{ start: '18:00', occurrences: 24, problem: null, user: { userID: anna.memberNumber } },
          conflicts: [
            { date: '2027-05-04', category: 'EVENT', isDraft: false },
            { date: '2027-04-20', category: 'SAISON', isDraft: true },
          ],
        },
        { start: '18:05', occurrences: 24, problem: 'ERR_INVALID_INPUT', user: null, conflicts: [] },
        {
          ...{ start: '19:00', occurrences: 24, problem: null, user: { userID: ben.memberNumber } },
          conflicts: [
            { date: '2027-05-04', category: 'EVENT', isDraft: false },
            { date: '2027-04-20', category: 'SAISON', isDraft: true },
          ],
        },
      ],
    });
  });

  it('shows whoever has a secret link what its person was asked about, and nothing of others', async () => {
    const { data } = await sendGraphql(instance.url, { query: offerOf(ofBen.token) });
    expect(data?.['seasonOffer']).toEqual({
      ...{ firstName: ben.firstName, sport: 'TENNIS', answerUntil: '2026-06-30', isOver: false },
      series: [{ start: '19:00', end: '20:00', occurrences: 24, answer: 'YES' }],
    });
  });

  it('shows nobody who else is in the way', async () => {
    const query = `{ seasonOffer(token: "${ofAnna.token}") { series { conflicts { date } user { userID } } } }`;
    expect(outcomeOf(await sendGraphql(instance.url, { query }))).toBe('LOGIN_REQUIRED');
  });

  it.each([
    ['unknown', newLinkToken()],
    ['no token', 'x'],
    ['empty', ''],
  ])('shows nothing for a link that is %s', async (_, unknown) => {
    const { data } = await sendGraphql(instance.url, { query: offerOf(unknown) });
    expect(data).toEqual({ seasonOffer: null });
  });

  it('refuses further unknown links of an address that has tried too many, and none that is known', async () => {
    const outcome = async (query: string) => outcomeOf(await sendGraphql(instance.url, { query }));
    const answer = (token: string) => `mutation { answerSeasonOffer(token: "${token}",
      answers: [{ seriesID: "${seasonPlanNr(1)}", answer: YES }]) { code } }`;
    const sent = instance.commands.commands.length;
    for (let attempt = 0; attempt < 20; attempt += 1) await outcome(offerOf(newLinkToken()));
    expect(await outcome(offerOf(newLinkToken()))).toBe('ERR_SEASON_OFFER_LATER');
    expect(await outcome(answer(newLinkToken()))).toBe('ERR_SEASON_OFFER_LATER');
    expect(instance.commands.commands.length).toBe(sent);
    expect((await sendGraphql(instance.url, { query: offerOf(ofBen.token) })).data).toMatchObject({
      seasonOffer: { firstName: ben.firstName },
    });
    await outcome(answer(ofBen.token));
    expect(instance.commands.commands.slice(sent)).toMatchObject([{ type: 'AnswerSeasonOffer' }]);
  });

  it('shows nothing to a person who is blocked', async () => {
    const position = await instance.projections.changePerson(anna.personId, { active: false });
    await instance.readSide.watch.waitFor(['people'], position, 5000);
    const { data } = await sendGraphql(instance.url, { query: offerOf(ofAnna.token) });
    expect(data).toEqual({ seasonOffer: null });
  });
});
