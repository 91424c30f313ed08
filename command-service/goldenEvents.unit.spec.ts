import { readdirSync, readFileSync } from 'node:fs';
import { type DomainEvent, bookingId, positionSchema } from '@platzwart/contracts/core';
import { clubHistoryEvents } from '@platzwart/contracts/message-catalogue';
import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ledgerModule } from './ledger/ledgerModule.ts';
import { clubModule } from './club/clubModule.ts';
import { decodeRecorded } from './core/decodeRecorded.ts';
import type { Module } from './core/module.ts';
import { seasonModule } from './season/seasonModule.ts';
import { membersModule } from './user/membersModule.ts';

const eventSchema = v.object({
  stream: v.string(),
  revision: v.number(),
  position: positionSchema,
  id: v.string(),
  type: v.string(),
  data: v.unknown(),
  metadata: v.looseObject({ schemaVersion: v.number() }),
  recordedAt: v.string(),
});

/** Events as they were once written, in files named after their stream and schema version. None is ever changed or removed. */
const golden = readdirSync(new URL('testing/golden/', import.meta.url)).flatMap((file) =>
  v.parse(v.array(eventSchema), JSON.parse(readFileSync(new URL(`testing/golden/${file}`, import.meta.url), 'utf8'))),
);
const goldenOf = (stream: string): readonly RecordedEvent[] => golden.filter((event) => event.stream === stream);

const replayed = <State, Command, Event extends DomainEvent>({
  stream,
  events,
  decider,
}: Module<State, Command, Event, string>): State =>
  goldenOf(stream)
    .map((recorded) => decodeRecorded(events, recorded).event)
    .reduce(decider.evolve, decider.initialState);

describe('Every recorded event', () => {
  it('has an example of each version of its type', () => {
    const examples = new Set(golden.map(({ type, metadata }) => `${type} ${metadata.schemaVersion}`));
    const versions = clubHistoryEvents.flatMap(({ type, schemaVersion }) =>
      Array.from({ length: schemaVersion }, (_, version) => `${type} ${version + 1}`),
    );
    expect([...examples].toSorted()).toEqual(versions.toSorted());
  });

  it('has the meaning that it had: a small business of before § 19 UStG had a date was one on all days', () => {
    const rules = goldenOf('club').map((recorded) => decodeRecorded(clubModule.events, recorded).event);
    const periods = rules.flatMap((event) =>
      event.type === 'BookingRulesSet' ? [event.data.smallBusinessPeriods] : [],
    );
    const small = periods.filter((each) => each.length > 0);
    expect(small).toEqual([
      [{ from: '2020-01-01', to: null }],
      [
        { from: '2027-01-01', to: '2027-12-31' },
        { from: '2029-03-05', to: null },
      ],
    ]);
  });

  it('is read into a club, its members and its ledger', () => {
    const club = replayed(clubModule);
    expect(club.description?.displayName).toBe('TC Musterstadt');
    expect(club.imprint?.register?.number).toBe('VR 1902');
    expect(club.rules?.cancellationHours).toBe(24);
    expect(club.billing?.dueDays).toBe(14);
    expect(club.clearances).toEqual([]);
    expect(club.sports).toMatchObject([{ sport: 'TENNIS', opensAt: '07:00', prices: [{ time: '07:00' }, {}, {}, {}] }]);
    expect([...replayed(membersModule).byId.values()]).toMatchObject([
      { memberNumber: '1003', role: 'MEMBER', active: true },
      { memberNumber: '1005', emailDigest: null, guardianId: '0d7f6a52-5b3e-4c21-9a55-2f6a3a1b0001' },
    ]);
    expect([...replayed(seasonModule).plans.values()]).toMatchObject([{ sport: 'TENNIS', isOpen: false }]);
    const { bookings, openFrom, clubEvents } = replayed(ledgerModule).courts;
    expect([...clubEvents.values()]).toMatchObject([{ details: { name: 'Wintermeisterschaft' }, status: 'DELETED' }]);
    const occupancies = [...bookings.values()].map(({ occupancy }) => occupancy);
    expect(occupancies.filter((occupancy) => occupancy === 'BOOKED')).toHaveLength(8);
    expect(occupancies.filter((occupancy) => occupancy === 'DELETED')).toHaveLength(1);
    // Two more were given back, on days that are closed by now.
    expect(occupancies.filter((occupancy) => occupancy === 'CANCELED')).toHaveLength(1);
    expect(bookings.get(bookingId('9b6bd1c0-4b52-4c7e-9a5a-0c9b9a4d7e22'))).toMatchObject({
      court: 4,
      date: '2026-12-15',
    });
    expect(openFrom).toBe('2026-11-09');
  });
});
