import type { RecordedEvent } from '@platzwart/event-store';
import { positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventCodec } from './eventCodec.ts';

type CourtNamed = Readonly<{ type: 'CourtNamed'; data: Readonly<{ court: number; name: string }> }>;
type CourtClosed = Readonly<{ type: 'CourtClosed'; data: Readonly<{ court: number }> }>;

const old = v.object({ number: v.number() });
const middle = v.object({ court: v.number() });
const codec = eventCodec<CourtNamed | CourtClosed>({
  CourtNamed: [
    (data) => ({ court: v.parse(old, data).number }),
    (data) => ({ ...v.parse(middle, data), name: 'Platz' }),
  ],
  CourtClosed: [],
});

const recorded = (type: string, data: unknown, metadata: unknown): RecordedEvent => ({
  ...{
    id: 'id',
    stream: 'club',
    revision: 0,
    position: v.parse(positionSchema, '1'),
    recordedAt: '2026-06-15T08:00:00Z',
  },
  ...{ type, data, metadata },
});
const version = (schemaVersion: number) => ({ schemaVersion, occurredAt: '2026-06-15T08:00:00.000Z' });

describe('Reading events of all times', () => {
  it.each([
    [1, { number: 3 }],
    [2, { court: 3 }],
    [3, { court: 3, name: 'Platz' }],
  ])('brings version %i into the shape of today', (schemaVersion, data) => {
    const event = codec.decode(recorded('CourtNamed', data, version(schemaVersion)));
    expect(event).toEqual({ type: 'CourtNamed', data: { court: 3, name: 'Platz' } });
  });

  it('writes the newest version', () => {
    expect(codec.schemaVersionOf('CourtNamed')).toBe(3);
    expect(codec.schemaVersionOf('CourtClosed')).toBe(1);
  });

  it.each([
    ['a version of a later release', recorded('CourtClosed', {}, version(2)), 'newer than this release'],
    ['a type that it does not know', recorded('CourtSold', {}, version(1)), 'No decoder for events of type CourtSold'],
    ['a type that only JavaScript knows', recorded('constructor', {}, version(1)), 'No decoder'],
    ['what somebody else has written', recorded('CourtClosed', {}, {}), "without this service's metadata"],
  ])('stops at %s instead of guessing', (_, event, message) => {
    expect(() => codec.decode(event)).toThrow(message);
  });
});
