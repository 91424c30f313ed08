import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callFor } from '../testing/slots.ts';
import { canonicalJson } from './canonicalJson.ts';
import { eventIdOf } from './eventIds.ts';
import { hashOfEvent, hashOfRequest } from './hashes.ts';

const event = {
  id: '11111111-1111-4111-8111-111111111111',
  stream: 'ledger',
  revision: 3,
  type: 'CourtBooked',
  data: { court: 3, title: 'Käfig & Söhne', sealedRemark: null, list: [{ b: 1, a: 2 }] },
  metadata: { previousHash: null, schemaVersion: 1 },
};

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
};

describe('The hash of an event', () => {
  // Worked out by another program: python3's json.dumps(…, sort_keys=True, separators=(',', ':'), ensure_ascii=False).
  it('is what it was when the first events were written', () => {
    expect(hashOfEvent(event)).toBe('30df6c248d6da40b08482ea6c4a17385e72fabe924fa52b90142d8078b366d81');
  });

  it('does not depend on what a store adds or on the order of keys', () => {
    const fromStore = {
      ...{ recordedAt: '2026-06-15T08:00:00Z', position: '0042' },
      ...{ ...event, metadata: reversed(event.metadata), data: reversed(event.data) },
    };
    expect(hashOfEvent(fromStore)).toBe(hashOfEvent(event));
  });

  it.each([
    ['id', { ...event, id: '22222222-1111-4111-8111-111111111111' }],
    ['stream', { ...event, stream: 'members' }],
    ['revision', { ...event, revision: 4 }],
    ['type', { ...event, type: 'BookingCancelled' }],
    ['data', { ...event, data: { ...event.data, court: 4 } }],
    ['metadata', { ...event, metadata: { ...event.metadata, previousHash: 'x' } }],
  ])('changes with the %s', (_, changed) => {
    expect(hashOfEvent(changed)).not.toBe(hashOfEvent(event));
  });

  it('is the same after a journey through JSON, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const journeyed: unknown = JSON.parse(JSON.stringify(reversed(data)));
        expect(canonicalJson(journeyed)).toBe(canonicalJson(data));
        expect(JSON.parse(canonicalJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('takes an absent member for what JSON makes of it: nothing', () => {
    expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });
});

describe('The hash of a request', () => {
  const keyedWith = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const hashed = hashOfRequest(keyedWith('of this club'));

  it('tells types and contents apart', () => {
    const hashes = [hashed('Book', { court: 1 }), hashed('Book', { court: 2 }), hashed('Cancel', { court: 1 })];
    expect(new Set(hashes).size).toBe(3);
    expect(hashed('Book', { b: 1, a: 2 })).toBe(hashed('Book', { a: 2, b: 1 }));
  });

  it('says nothing to whoever does not have the key of the club', () => {
    expect(hashOfRequest(keyedWith('of another club'))('Book', { court: 1 })).not.toBe(hashed('Book', { court: 1 }));
  });

  it.each(['password', 'oldPassword', 'newPassword', 'code'])(
    'never holds a %s, which could be tried out',
    (secret) => {
      const said: string[] = [];
      hashOfRequest((text) => said.push(text).toString())('Register', { email: 'anna@x.example', [secret]: 'geheim' });
      expect(said.join()).toContain('anna@x.example');
      expect(said.join()).not.toContain('geheim');
    },
  );
});

describe('The id of an event', () => {
  const call = callFor('slot', { commandId: 'command 1', idempotencyKey: 'key' });

  it('is the same each time a call is decided, and another one for each of its events', () => {
    expect(eventIdOf(call, 0)).toBe(eventIdOf({ ...call, now: '2026-06-16T08:00:00.000Z' }, 0));
    expect(eventIdOf(call, 0)).not.toBe(eventIdOf(call, 1));
    expect(eventIdOf(call, 0)).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is the UUIDv5 that every other program finds, in the namespace of this house', () => {
    const known = { ...call, actor: null, commandId: 'command' };
    expect(eventIdOf(known, 0)).toBe('0e052557-88ef-5a3a-b660-bebfa31c5509');
  });

  it('is another one for another caller, another key and another call of the same key', () => {
    const ids = [
      call,
      { ...call, actor: null },
      { ...call, idempotencyKey: 'other' },
      { ...call, commandId: 'command 2' },
    ].map((one) => eventIdOf(one, 0));
    expect(new Set(ids).size).toBe(4);
  });
});
