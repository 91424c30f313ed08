import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { root } from './cruiseRepository.ts';

const projectSchema = v.object({
  test: v.object({
    name: v.string(),
    server: v.object({
      deps: v.object({
        external: v.array(v.instance(RegExp)),
        inline: v.optional(v.array(v.instance(RegExp)), []),
      }),
    }),
  }),
});
const projects = v.parse(v.array(projectSchema), config.test?.projects);

it.each(projects)('in the project $test.name Node loads packages of a clone below a folder called es', ({ test }) => {
  const { inline, external } = test.server.deps;
  const path = '/home/anna/es/platzwart/node_modules/graphql/index.js';
  expect(inline.some((pattern) => pattern.test(path))).toBe(false);
  expect(external.some((pattern) => pattern.test(path))).toBe(true);
});

it('no file of component specs replaces modules that another file has loaded or will load', () => {
  const specs = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ui.spec.tsx') && !file.includes('node_modules'),
  );
  const isCareless = (file: string): boolean => {
    const text = readFileSync(join(root, 'client', file), 'utf8');
    // Before its own imports, and after its last spec.
    return text.includes('vi.mock(') && text.split('vi.resetModules()').length < 3;
  };
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter(isCareless)).toEqual([]);
});
