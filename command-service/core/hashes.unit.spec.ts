import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callFor } from '../testing/slots.ts';
import { canonicalJson } from './canonicalJson.ts';
import { eventIdOf } from './eventIds.ts';
import { hashOfEvent, hashOfRequest, secretDigestOf } from './hashes.ts';

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
  it('equals the recorded hash of the first events', () => {
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

  it('survives serialisation to JSON, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const journeyed: unknown = JSON.parse(JSON.stringify(reversed(data)));
        expect(canonicalJson(journeyed)).toBe(canonicalJson(data));
        expect(JSON.parse(canonicalJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('ignores members that are undefined, as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });
});

describe('The hash of a request', () => {
  const keyedWith = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const digestSecret = secretDigestOf('of the service');
  const hashed = hashOfRequest({ digest: keyedWith('of this club'), digestSecret });

  it('differs by type and content', () => {
    const hashes = [hashed('Book', { court: 1 }), hashed('Book', { court: 2 }), hashed('Cancel', { court: 1 })];
    expect(new Set(hashes).size).toBe(3);
    expect(hashed('Book', { b: 1, a: 2 })).toBe(hashed('Book', { a: 2, b: 1 }));
  });

  it('cannot be computed without the key of the club', () => {
    const another = hashOfRequest({ digest: keyedWith('of another club'), digestSecret });
    expect(another('Book', { court: 1 })).not.toBe(hashed('Book', { court: 1 }));
  });

  it.each(['password', 'oldPassword', 'newPassword', 'code'])(
    'differs by %s, by a key that is not in the database',
    (secret) => {
      const said: string[] = [];
      const note = (text: string): string => said.push(text).toString();
      const register = (value: string | null) => ({ email: 'anna@x.example', [secret]: value });
      hashOfRequest({ digest: note, digestSecret })('Register', register('geheim'));
      expect(said.join()).toContain('anna@x.example');
      expect(said.join()).not.toContain('geheim');
      const inOtherService = hashOfRequest({
        digest: keyedWith('of this club'),
        digestSecret: secretDigestOf('other'),
      });
      const hashes = ['geheim', 'geheimer', null].map((value) => hashed('Register', register(value)));
      expect(new Set([...hashes, inOtherService('Register', register('geheim'))]).size).toBe(4);
      expect(hashed('Register', register('geheim'))).toBe(hashes[0]);
    },
  );
});

describe('The id of an event', () => {
  const call = callFor('slot', { commandId: 'command 1', idempotencyKey: 'key' });

  it('is the same each time a call is decided, and different for each of its events', () => {
    expect(eventIdOf(call, 0)).toBe(eventIdOf({ ...call, now: '2026-06-16T08:00:00.000Z' }, 0));
    expect(eventIdOf(call, 0)).not.toBe(eventIdOf(call, 1));
    expect(eventIdOf(call, 0)).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is a standard UUIDv5 in the namespace of this system', () => {
    const known = { ...call, actor: null, commandId: 'command' };
    expect(eventIdOf(known, 0)).toBe('0e052557-88ef-5a3a-b660-bebfa31c5509');
  });

  it('is different for another caller, another key and another call of the same key', () => {
    const ids = [
      call,
      { ...call, actor: null },
      { ...call, idempotencyKey: 'other' },
      { ...call, commandId: 'command 2' },
    ].map((one) => eventIdOf(one, 0));
    expect(new Set(ids).size).toBe(4);
  });
});
