import * as v from 'valibot';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

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
