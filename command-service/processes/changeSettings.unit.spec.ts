import { addDays, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { anna, ben, tennis } from '../booking/domain/specClub.ts';
import { clubDecider } from '../club/domain/clubDecider.ts';
import type { CommandStream } from '../core/commandStream.ts';
import type { Decider } from '../core/decider.ts';
import { systemCall } from '../core/systemCall.ts';
import { block, booked, cancelled } from '../ledger/courts/specSentences.ts';
import { ledgerDecider } from '../ledger/ledgerDecider.ts';
import { changeSettings } from './changeSettings.ts';
import { finishClearances } from './clearCourts.ts';

const now = '2026-06-18T08:00:00.000Z';
const call = systemCall({ commandId: 'c', correlationId: 'c', idempotencyKey: null, now });

/** A stream in memory: decides and evolves, no store. `isDown`: refuses everything. */
const inMemory = <State, Command, Event, Code extends string>(
  decider: Decider<State, Command, Event, Code>,
  ...history: readonly Event[]
) => {
  let state = history.reduce(decider.evolve, decider.initialState);
  const written: Event[] = [];
  const down = { is: false };
  const stream: CommandStream<State, Command, Code> = {
    current: () => ({ state, revision: 1 }),
    send: (command) => {
      if (down.is) return Promise.resolve({ outcome: 'rejected', code: 'ERR_DB_CONNECTION', fields: [] });
      const decision = decider.decide(command, state);
      if (decision.outcome === 'rejected') return Promise.resolve(decision);
      written.push(...decision.events);
      state = decision.events.reduce(decider.evolve, state);
      return Promise.resolve({ outcome: 'accepted', ids: [], position: null });
    },
  };
  return { stream, written, down };
};

const { prices, ...arrangement } = tennis;
const late = booked(anna, block('TENNIS 1', '2026-06-19', '20:00-22:00'), 1);
const fitting = booked(ben, block('TENNIS 2', '2026-06-19', '18:00-19:00'), 2);

const openClub = () => {
  const club = inMemory(
    clubDecider,
    { type: 'SportArranged', data: arrangement },
    { type: 'PricesSet', data: { sport: 'TENNIS', rows: prices } },
  );
  const ledger = inMemory(ledgerDecider, late, fitting);
  const dependencies = {
    club: club.stream,
    ledger: ledger.stream,
    vault: { seal: (_: unknown, text: unknown) => Promise.resolve(`sealed ${String(text)}`) },
    personById: () => ({}),
    newId: () => 'clearance-1',
    clock: () => now,
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
  };
  return { club, ledger, dependencies };
};

const untilNine = (more: object = {}) => ({
  sport: {
    ...{ sport: 'TENNIS', activeCourts: 8, courts: null, surface: null, labels: null },
    ...{ opensAt: localTime('07:00'), closesAt: localTime('21:00'), halfHour: true },
  },
  ...{ force: false, reason: null },
  ...more,
});
const annasCancelled = { ...cancelled(late), data: { ...cancelled(late).data, sealedReason: 'sealed Umbau' } };
const types = (events: readonly { type: string }[]): readonly string[] => events.map(({ type }) => type);

describe('Settings that hurt bookings', () => {
  it('are refused, and nothing is written', async () => {
    const { club, ledger, dependencies } = openClub();
    const answer = await changeSettings(dependencies)(untilNine(), call);
    expect(answer).toMatchObject({ outcome: 'rejected', code: 'ERR_SETTINGS_HURT_BOOKINGS' });
    expect([club.written, ledger.written]).toEqual([[], []]);
  });

  it('need a reason', async () => {
    const { dependencies } = openClub();
    expect(await changeSettings(dependencies)(untilNine({ force: true }), call)).toMatchObject({
      code: 'ERR_INVALID_INPUT',
      fields: ['reason'],
    });
  });

  it('cancel exactly those bookings, for the reason', async () => {
    const { club, ledger, dependencies } = openClub();
    await changeSettings(dependencies)(untilNine({ force: true, reason: 'Umbau' }), call);
    expect(ledger.written).toEqual([annasCancelled]);
    expect(types(club.written)).toEqual(['SportArranged', 'ClearanceOrdered', 'ClearanceCompleted']);
  });

  it('are finished later where the ledger was away in between', async () => {
    const { club, ledger, dependencies } = openClub();
    ledger.down.is = true;
    await changeSettings(dependencies)(untilNine({ force: true, reason: 'Umbau' }), call);
    expect([types(club.written), ledger.written]).toEqual([['SportArranged', 'ClearanceOrdered'], []]);
    ledger.down.is = false;
    await finishClearances(dependencies)();
    expect(ledger.written).toEqual([annasCancelled]);
    await finishClearances(dependencies)();
    expect(types(club.written)).toEqual(['SportArranged', 'ClearanceOrdered', 'ClearanceCompleted']);
  });

  it('cancel the bookings of a person in one append, so that they get one e-mail', async () => {
    const evenings = (who: typeof anna, court: number, count: number) =>
      Array.from({ length: count }, (_, day) => {
        const evening = {
          ...block(`TENNIS ${court}`, '2026-06-19', '20:00-22:00'),
          date: addDays(late.data.date, day),
        };
        return booked(who, evening, court * 1000 + day);
      });
    const { club, dependencies } = openClub();
    const ledger = inMemory(ledgerDecider, ...evenings(anna, 3, 120), ...evenings(ben, 4, 120));
    const people: (readonly unknown[])[] = [];
    const send: typeof ledger.stream.send = (command, ofCall) => {
      const cleared = command.type === 'ClearCourts' ? command.data.bookings : [];
      people.push(
        cleared.map(({ bookingId }) => ledger.stream.current().state.courts.bookings.get(bookingId)?.personId),
      );
      return ledger.stream.send(command, ofCall);
    };
    const withMany = { ...dependencies, ledger: { ...ledger.stream, send } };
    await changeSettings(withMany)(untilNine({ force: true, reason: 'Umbau' }), call);
    expect(people.map((ofAppend) => [ofAppend.length, new Set(ofAppend).size])).toEqual([
      [120, 1],
      [120, 1],
    ]);
    expect(types(club.written)).toContain('ClearanceCompleted');
  });

  it('do not stop a change that hurts nobody', async () => {
    const { ledger, dependencies } = openClub();
    const change = { rules: { showNames: true }, force: false, reason: null };
    expect(await changeSettings(dependencies)(change, call)).toMatchObject({ outcome: 'accepted' });
    expect(ledger.written).toEqual([]);
  });
});
