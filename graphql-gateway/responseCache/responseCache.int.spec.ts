import type { PersonRow } from '@platzwart/contracts/user';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDate } from '@platzwart/contracts/core';
import { post } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

const planOf = (date: string, fields = '_id category start end court title state sport'): string =>
  JSON.stringify({
    query: `query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { ${fields} } courtPlanPosition }`,
    variables: { day: date },
  });

describe('Cached responses', () => {
  let instance: Instance;
  const statements: string[] = [];
  const tokens = new Map<PersonRow | null, string>();
  beforeAll(async () => {
    instance = await startInstance({ hearStatement: (text) => statements.push(text) });
    for (const person of [anna, ben, gast, trainer, admin]) tokens.set(person, await instance.tokenOf(person));
    const rows = [
      booking({ personId: anna.personId, remark: 'von Anna', court: 1 }),
      booking({ personId: ben.personId, remark: 'von Ben', court: 2 }),
      booking({ category: 'TRAINING', title: 'Jugend', court: 3 }),
      booking({ category: 'SINGLE', title: 'Nur für ADMIN', court: 4 }),
    ];
    await settled(await instance.projections.show(rows));
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    statements.length = 0;
  });

  const settled = async (position: Parameters<Instance['readSide']['watch']['waitFor']>[1]): Promise<void> => {
    expect(await instance.readSide.watch.waitFor(['bookings', 'club_settings'], position, 5000)).toBe(true);
  };
  const responseTo = async (person: PersonRow | null, body: string): Promise<string> => {
    const token = tokens.get(person);
    return (await post(instance.url, body, token ? { authorization: `Bearer ${token}` } : {})).text();
  };
  const plansRead = (): number => statements.filter((text) => text.includes('date between $2 and $3')).length;

  it('are computed once for all callers of a role, and once again after each change of that day', async () => {
    const body = planOf('2026-06-15');
    const first = await responseTo(anna, body);
    expect(first).toContain('"bookingsInPeriod":[{');
    expect(await Promise.all([anna, ben, anna].map((person) => responseTo(person, body)))).toEqual([
      first,
      first,
      first,
    ]);
    expect(plansRead()).toBe(1);

    const fresh = booking({ court: 9 });
    await settled(await instance.projections.show([fresh]));
    const after = await Promise.all(Array.from({ length: 30 }, (_, n) => responseTo(n % 2 ? anna : ben, body)));
    expect(new Set(after).size).toBe(1);
    expect(after[0]).toContain(fresh.bookingId);
    expect(plansRead()).toBe(2);

    await settled(await instance.projections.show([booking({ date: localDate('2026-06-16') })]));
    await settled(await instance.projections.show([booking({ sport: 'HALL' })]));
    await responseTo(anna, body);
    expect(plansRead()).toBe(2);
    await settled(await instance.projections.cancel(fresh));
    expect(await responseTo(anna, body)).not.toContain(fresh.bookingId);
    expect(plansRead()).toBe(3);
  });

  it('are never older than a change whose effect was waited for', async () => {
    const body = planOf('2026-07-01');
    for (let round = 1; round <= 25; round += 1) {
      const fresh = booking({ date: localDate('2026-07-01'), court: round });
      await settled(await instance.projections.show([fresh]));
      expect(await responseTo(anna, body)).toContain(fresh.bookingId);
    }
  });

  it('hold no data that only one person may see: such responses are made for each', async () => {
    const body = planOf('2026-06-15', '_id mine remark price cancelable');
    expect(await responseTo(anna, body)).toContain('von Anna');
    const his = await responseTo(ben, body);
    expect([his.includes('von Anna'), his.includes('von Ben')]).toEqual([false, true]);
    expect(plansRead()).toBe(2);
  });

  it('are never those of another audience, nor sent to a caller without a session', async () => {
    const body = planOf('2026-06-15');
    expect(await responseTo(admin, body)).toContain('Nur für ADMIN');
    for (const person of [anna, gast, trainer]) expect(await responseTo(person, body)).not.toContain('Nur für ADMIN');
    expect(await responseTo(null, body)).toContain('LOGIN_REQUIRED');
    const infos = JSON.stringify({ query: '{ bookingInfos { paymentMethods limits { maxAdvanceDays } } }' });
    expect(await responseTo(anna, infos)).toContain('"maxAdvanceDays":14');
    expect(await responseTo(gast, infos)).toContain('{"paymentMethods":[],"limits":{"maxAdvanceDays":3}}');
  });

  it('change with the settings of the club', async () => {
    const infos = JSON.stringify({ query: '{ bookingInfos { stornoTime } generalInfos { allowedGuests } }' });
    expect(await responseTo(ben, infos)).toBe(
      '{"data":{"bookingInfos":{"stornoTime":24},"generalInfos":{"allowedGuests":true}}}',
    );
    await responseTo(ben, infos);
    await settled(await instance.projections.changeRules({ cancellationHours: 48, allowedGuests: false }));
    expect(await responseTo(ben, infos)).toBe(
      '{"data":{"bookingInfos":{"stornoTime":48},"generalInfos":{"allowedGuests":false}}}',
    );
    await settled(await instance.projections.changeRules({ cancellationHours: 24, allowedGuests: true }));
  });

  it('do not hide a changed role', async () => {
    const infos = JSON.stringify({ query: '{ bookingInfos { limits { maxAdvanceDays } } }' });
    expect(await responseTo(trainer, infos)).toContain('14');
    const position = await instance.projections.changePerson(trainer.personId, { role: 'GUEST' });
    await instance.readSide.watch.waitFor(['people'], position, 5000);
    expect(await responseTo(trainer, infos)).toContain('"maxAdvanceDays":3');
    const gone = await instance.projections.changePerson(trainer.personId, { active: false });
    await instance.readSide.watch.waitFor(['people'], gone, 5000);
    expect(await responseTo(trainer, infos)).toContain('LOGIN_REQUIRED');
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
  const sequences = fc.array(fc.record({ person: people, selection: selections }), { minLength: 2, maxLength: 12 });

  it('are, in any order of callers and selections, what each caller would get without the cache', async () => {
    const alone = new Map<string, string>();
    const body = (selection: readonly string[], salt: string): string =>
      // Without the position, which moves with every other change.
      planOf('2026-06-15', selection.join(' ')).replace('query (', `query ${salt}(`).replace('courtPlanPosition', '');
    const toldAlone = async (person: PersonRow | null, selection: readonly string[]): Promise<string> => {
      const key = `${person?.memberNumber ?? ''} ${selection.join(' ')}`;
      // A unique name makes it a request that was never sent before.
      const expected = alone.get(key) ?? (await responseTo(person, body(selection, `alone${alone.size}`)));
      alone.set(key, expected);
      return expected;
    };
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        for (const { person, selection } of sequence) {
          expect(await responseTo(person, body(selection, 'shared'))).toBe(await toldAlone(person, selection));
        }
      }),
      { numRuns: 60, seed: 20261120 },
    );
  });
});
