import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const schema = v.object({
  PORT: v.pipe(v.optional(v.string(), '4000'), v.transform(Number)),
  SECRET: v.pipe(v.string('is missing'), v.minLength(4, 'is too short')),
});

describe("A service's configuration", () => {
  it('is read with its defaults', () => {
    expect(readConfiguration(schema, { SECRET: 'geheim' })).toEqual({
      ok: true,
      value: { PORT: 4000, SECRET: 'geheim' },
    });
  });

  it('treats an empty variable as missing', () => {
    expect(readConfiguration(schema, { SECRET: 'geheim', PORT: '' })).toEqual({
      ok: true,
      value: { PORT: 4000, SECRET: 'geheim' },
    });
    expect(readConfiguration(schema, { SECRET: '' })).toMatchObject({ ok: false });
  });

  it('reports each invalid variable in one sentence', () => {
    expect(readConfiguration(schema, { SECRET: 'abc' })).toEqual({ ok: false, problems: ['SECRET: is too short'] });
  });
});
