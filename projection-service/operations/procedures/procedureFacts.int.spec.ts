import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clubDescribed,
  courtBooked,
  instantNr,
  personRegistered,
  pricesSet,
  sportArranged,
} from '../../testing/clubHistory.ts';
import { type ProjectionWorld, openWorld, startProjections, untilReached } from '../../testing/projectionWorld.ts';
import { runProgram } from '../../testing/serviceProcess.ts';
import { readProcedureFacts } from './procedureFacts.ts';

let world: ProjectionWorld;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const fill = async (): Promise<void> => {
  const last = await world.log.writeAll([
    personRegistered('anna', { role: 'ADMIN' }),
    personRegistered('ben'),
    clubDescribed('TC Musterstadt'),
    sportArranged('TENNIS'),
    pricesSet('TENNIS', 1200),
    courtBooked(1),
    courtBooked(2, { court: 2 }),
    pricesSet('TENNIS', 1400),
  ]);
  const projections = startProjections(world.context);
  await untilReached(world.pool, 'people', last);
  await untilReached(world.pool, 'club_settings', last);
  await projections.stop();
};

// decisions.md N50.
describe('The facts of the procedure documentation', () => {
  it('count every type of event of the log, and name each change of the settings', async () => {
    await fill();
    const facts = await readProcedureFacts(world.context);
    expect(facts.types.map(({ type, kind, count }) => [type, kind, count])).toEqual([
      ['ClubDescribed', 'SETTINGS', 1],
      ['CourtBooked', 'BOOKING', 2],
      ['PersonRegistered', 'PERSON', 2],
      ['PricesSet', 'SETTINGS', 2],
      ['SportArranged', 'SETTINGS', 1],
    ]);
    expect(facts.settingsChanges.map(({ type, occurredAt, actor }) => [type, occurredAt, actor])).toEqual([
      ['ClubDescribed', instantNr(3), null],
      ['SportArranged', instantNr(4), null],
      ['PricesSet', instantNr(5), null],
      ['PricesSet', instantNr(8), null],
    ]);
    expect(facts.head?.position).toBe(await world.store.head());
    expect(facts.admins).toMatchObject([{ memberNumber: '100', name: 'anna Müller', secondFactor: false }]);
    expect(facts.club?.displayName).toBe('TC Musterstadt');
  });

  it('are written as a document by the command, which never overwrites a file', async () => {
    await fill();
    const { code, output, errors } = await runProgram('procedures.ts', { DATABASE_URL: world.url }).ended;
    expect(errors).toBe('');
    expect({ code, title: output.split('\n')[0] }).toEqual({
      code: 0,
      title: '# Verfahrensdokumentation: Platzbuchung und Abrechnung',
    });
    expect(output).toContain('| Verein | TC Musterstadt |');
    expect(output).toContain('| Buchungen | CourtBooked |');
    const again = await runProgram('procedures.ts', { DATABASE_URL: world.url }, 'package.json').ended;
    expect(again.code).toBe(78);
    expect(again.errors).toContain('package.json exists already');
  });
});
