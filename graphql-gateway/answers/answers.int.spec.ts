import type { PersonRow } from '@platzwart/contracts/user';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDate } from '@platzwart/contracts/core';
import { post } from '../testing/ask.ts';
import { type House, openHouse } from '../testing/house.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { booking } from '../testing/projections.ts';

const planOf = (date: string, fields = '_id category start end court title state sport'): string =>
  JSON.stringify({
    query: `query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { ${fields} } courtPlanPosition }`,
    variables: { day: date },
  });

describe('Answers from memory', () => {
  let house: House;
  const statements: string[] = [];
  const tokens = new Map<PersonRow | null, string>();
  beforeAll(async () => {
    house = await openHouse({ hearStatement: (text) => statements.push(text) });
    for (const person of [anna, ben, gast, trainer, admin]) tokens.set(person, await house.tokenOf(person));
    const rows = [
      booking({ personId: anna.personId, remark: 'von Anna', court: 1 }),
      booking({ personId: ben.personId, remark: 'von Ben', court: 2 }),
      booking({ category: 'TRAINING', title: 'Jugend', court: 3 }),
      booking({ category: 'SINGLE', title: 'Nur für ADMIN', court: 4 }),
    ];
    await settled(await house.projections.show(rows));
  });
  afterAll(() => house.close());
  beforeEach(() => {
    statements.length = 0;
  });

  const settled = async (position: Parameters<House['readSide']['watch']['waitFor']>[1]): Promise<void> => {
    expect(await house.readSide.watch.waitFor(['bookings', 'club_settings'], position, 5000)).toBe(true);
  };
  const answerTo = async (person: PersonRow | null, body: string): Promise<string> => {
    const token = tokens.get(person);
    return (await post(house.url, body, token ? { authorization: `Bearer ${token}` } : {})).text();
  };
  const plansRead = (): number => statements.filter((text) => text.includes('date between $2 and $3')).length;

  it('are computed once for everybody of a role, and again once after each change of that day', async () => {
    const body = planOf('2026-06-15');
    const first = await answerTo(anna, body);
    expect(first).toContain('"bookingsInPeriod":[{');
    expect(await Promise.all([anna, ben, anna].map((person) => answerTo(person, body)))).toEqual([first, first, first]);
    expect(plansRead()).toBe(1);

    const fresh = booking({ court: 9 });
    await settled(await house.projections.show([fresh]));
    const after = await Promise.all(Array.from({ length: 30 }, (_, n) => answerTo(n % 2 ? anna : ben, body)));
    expect(new Set(after).size).toBe(1);
    expect(after[0]).toContain(fresh.bookingId);
    expect(plansRead()).toBe(2);

    await settled(await house.projections.show([booking({ date: localDate('2026-06-16') })]));
    await settled(await house.projections.show([booking({ sport: 'HALL' })]));
    await answerTo(anna, body);
    expect(plansRead()).toBe(2);
    await settled(await house.projections.cancel(fresh));
    expect(await answerTo(anna, body)).not.toContain(fresh.bookingId);
    expect(plansRead()).toBe(3);
  });

  it('are never older than a change whose effect was waited for', async () => {
    const body = planOf('2026-07-01');
    for (let round = 1; round <= 25; round += 1) {
      const fresh = booking({ date: localDate('2026-07-01'), court: round });
      await settled(await house.projections.show([fresh]));
      expect(await answerTo(anna, body)).toContain(fresh.bookingId);
    }
  });

  it('do not hold what only one person may see: those are made for each', async () => {
    const body = planOf('2026-06-15', '_id mine remark price cancelable');
    expect(await answerTo(anna, body)).toContain('von Anna');
    const his = await answerTo(ben, body);
    expect([his.includes('von Anna'), his.includes('von Ben')]).toEqual([false, true]);
    expect(plansRead()).toBe(2);
  });

  it('are never those of another audience, nor of one who is not signed in', async () => {
    const body = planOf('2026-06-15');
    expect(await answerTo(admin, body)).toContain('Nur für ADMIN');
    for (const person of [anna, gast, trainer]) expect(await answerTo(person, body)).not.toContain('Nur für ADMIN');
    expect(await answerTo(null, body)).toContain('LOGIN_REQUIRED');
    const infos = JSON.stringify({ query: '{ bookingInfos { paymentMethods limits { maxAdvanceDays } } }' });
    expect(await answerTo(anna, infos)).toContain('"maxAdvanceDays":14');
    expect(await answerTo(gast, infos)).toContain('{"paymentMethods":[],"limits":{"maxAdvanceDays":3}}');
  });

  it('follow the settings of the club', async () => {
    const infos = JSON.stringify({ query: '{ bookingInfos { stornoTime } generalInfos { allowedGuests } }' });
    expect(await answerTo(ben, infos)).toBe(
      '{"data":{"bookingInfos":{"stornoTime":24},"generalInfos":{"allowedGuests":true}}}',
    );
    await answerTo(ben, infos);
    await settled(await house.projections.changeRules({ cancellationHours: 48, allowedGuests: false }));
    expect(await answerTo(ben, infos)).toBe(
      '{"data":{"bookingInfos":{"stornoTime":48},"generalInfos":{"allowedGuests":false}}}',
    );
    await settled(await house.projections.changeRules({ cancellationHours: 24, allowedGuests: true }));
  });

  it('do not hide that a role has changed', async () => {
    const infos = JSON.stringify({ query: '{ bookingInfos { limits { maxAdvanceDays } } }' });
    expect(await answerTo(trainer, infos)).toContain('14');
    const position = await house.projections.changePerson(trainer.personId, { role: 'GUEST' });
    await house.readSide.watch.waitFor(['people'], position, 5000);
    expect(await answerTo(trainer, infos)).toContain('"maxAdvanceDays":3');
    const gone = await house.projections.changePerson(trainer.personId, { active: false });
    await house.readSide.watch.waitFor(['people'], gone, 5000);
    expect(await answerTo(trainer, infos)).toContain('LOGIN_REQUIRED');
  });

  const fields = [
    '_id',
    'category',
    'start',
    'court',
    'title',
    'state',
    'mine',
    'price',
    'remark',
    'user { userID }',
    'cancelable',
  ];
  const selections = fc.subarray(fields, { minLength: 1 });
  const people = fc.constantFrom(anna, ben, gast, admin, null);
  const questions = fc.array(fc.record({ person: people, selection: selections }), { minLength: 2, maxLength: 12 });

  it('are, in any order of callers and selections, what each caller would be told alone', async () => {
    const alone = new Map<string, string>();
    const body = (selection: readonly string[], salt: string): string =>
      // Without the position, which moves on with every other change.
      planOf('2026-06-15', selection.join(' ')).replace('query (', `query ${salt}(`).replace('courtPlanPosition', '');
    const toldAlone = async (person: PersonRow | null, selection: readonly string[]): Promise<string> => {
      const key = `${person?.memberNumber ?? ''} ${selection.join(' ')}`;
      // A name of its own makes it a request that nobody has asked before.
      const told = alone.get(key) ?? (await answerTo(person, body(selection, `alone${alone.size}`)));
      alone.set(key, told);
      return told;
    };
    await fc.assert(
      fc.asyncProperty(questions, async (asked) => {
        for (const { person, selection } of asked) {
          expect(await answerTo(person, body(selection, 'shared'))).toBe(await toldAlone(person, selection));
        }
      }),
      { numRuns: 60, seed: 20261120 },
    );
  });
});
