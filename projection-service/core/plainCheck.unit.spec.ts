import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import corpusFile from '../test/eventCorpus.json' with { type: 'json' };
import { decoders } from '../readModels.ts';
import { plainCheck } from './plainCheck.ts';

const schema = v.object({
  id: v.pipe(
    v.string(),
    v.uuid(),
    v.toLowerCase(),
    v.transform((value) => value),
  ),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  kind: v.nullable(v.picklist(['SINGLE', 'BLOCK'])),
  rows: v.array(v.object({ time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)), open: v.boolean() })),
  day: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((value) => value !== 'never'),
  ),
});
const id = '0b000000-0000-4000-8000-00000000000a';
const right = { id, count: 3, kind: null, rows: [{ time: '18:00', open: true }], day: '2026-05-01' };

const wrong: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a list', [right]],
  ['a missing key', { ...right, day: undefined }],
  ['a key more', { ...right, more: 1 }],
  ['no UUID', { ...right, id: 'x' }],
  ['capital letters, which are made small', { ...right, id: id.toUpperCase() }],
  ['a fraction', { ...right, count: 1.5 }],
  ['too little', { ...right, count: 0 }],
  ['too much', { ...right, count: 9 }],
  ['a number as text', { ...right, count: '3' }],
  ['an unknown kind', { ...right, kind: 'PARTY' }],
  ['a wrong row', { ...right, rows: [...right.rows, { time: 'noon', open: true }] }],
  ['a row with a key more', { ...right, rows: [{ time: '18:00', open: true, more: 1 }] }],
  ['rows that are no list', { ...right, rows: {} }],
  ['an empty text', { ...right, day: '' }],
  ['what a check refuses', { ...right, day: 'never' }],
];

describe('The quick form of a schema', () => {
  const isPlain = plainCheck(schema);

  it('says yes to what the schema hands on as it is', () => {
    expect(isPlain?.(right)).toBe(true);
    expect(v.parse(schema, right)).toEqual(right);
  });

  it.each(wrong)('leaves to the schema itself: %s', (_, value) => {
    expect(isPlain?.(value)).toBe(false);
    const parsed = v.safeParse(schema, value);
    if (parsed.success) expect(parsed.output).not.toEqual(value);
  });

  it('lets pass what a loose schema does not name', () => {
    expect(plainCheck(v.looseObject({ day: v.string() }))?.({ day: 'x', more: 1 })).toBe(true);
  });

  const strangers: readonly (readonly [string, v.GenericSchema])[] = [
    ['a union', v.union([v.string(), v.number()])],
    ['a default in place of null', v.nullable(v.string(), 'x')],
    ['one within a list', v.array(v.object({ at: v.date() }))],
  ];
  it.each(strangers)('does not exist for parts that it does not know: %s', (_, unknown) => {
    expect(plainCheck(unknown)).toBeNull();
  });
});

describe('An event with one value changed', () => {
  const newest = new Map(corpusFile.map((event) => [event.type, event]));
  const strange: readonly unknown[] = [null, undefined, '', 'x', -1, 1.5, Number.NaN, true, [], {}, [{}]];

  /** Whether a decoder takes the data is what valibot says; the quick form in front of it must not change that. */
  it.each([...newest.values()])('is taken or refused as before: $type', ({ type, schemaVersion, data }) => {
    const decode = decoders.get(type);
    for (const key of Object.keys(data)) {
      for (const value of strange) {
        const changed = { ...data, [key]: value };
        let taken: unknown;
        try {
          taken = decode?.(changed, schemaVersion).data;
        } catch (error) {
          expect(String(error)).toContain(`data.${key}`);
          continue;
        }
        expect(taken).toEqual(changed);
      }
    }
  });
});
