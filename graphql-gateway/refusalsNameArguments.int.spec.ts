import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noFault, wrongCallsBySchema } from './testing/wrongCallsBySchema.ts';
import { type Instance, startInstance } from './testing/instance.ts';
import { admin } from './testing/personas.ts';
import { type GraphqlReply, outcomeOf, sendGraphql } from './testing/sendGraphql.ts';

const { queries, mutations } = wrongCallsBySchema();
const fieldsOf = (reply: GraphqlReply): readonly string[] => {
  const fields = reply.errors?.[0]?.extensions?.fields;
  return Array.isArray(fields) ? fields.map(String) : [];
};
/** Refused before any field was resolved: the value does not fit the schema. */
const isRefusedBySchema = ({ errors }: GraphqlReply): boolean => errors !== undefined && !errors[0]?.path;

/** It does not say what is wrong, or was not about the values. */
const isUseless = (code: string, named: readonly string[]): boolean =>
  code === 'LOGIN_REQUIRED' || (code === 'ERR_INVALID_INPUT' && named.length === 0);

/** Paths of all lists and single values: `bookings`, `bookings.0.start`. */
const pathsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [''];
  const below = Object.entries(value).flatMap(([key, inner]) => pathsIn(inner).map((path) => `${key}.${path}`));
  return Array.isArray(value) ? ['', ...below] : below;
};
const withoutLastDot = (path: string): string => path.replace(/\.$/, '');

describe('The refusal of a call', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  it.each([...queries, ...mutations])(
    'of $name names arguments of the schema for each wrong value',
    async ({ calls, isArgument }) => {
      const told = [];
      const token = await instance.tokenOf(admin);
      for (const { path, query, variables } of calls) {
        const reply = await sendGraphql(instance.url, { query, variables, token });
        if (path !== noFault && isRefusedBySchema(reply)) continue;
        const [named, code] = [fieldsOf(reply), outcomeOf(reply)];
        if (isUseless(code, named) || !named.every(isArgument)) told.push({ path, code, named });
      }
      expect(told).toEqual([]);
      expect(instance.serverErrors).toEqual([]);
    },
  );

  it.each(mutations)('of $name by the command-service names arguments of the schema', async ({ calls, isArgument }) => {
    let refused: readonly string[] = [];
    instance.commands.answerWith(({ data }) => {
      refused = [...pathsIn(data).map(withoutLastDot), 'Idempotency-Key'];
      return { outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields: refused };
    });
    const [valid] = calls;
    if (!valid) return;
    const token = await instance.tokenOf(admin);
    const reply = await sendGraphql(instance.url, { query: valid.query, variables: valid.variables, token });
    const named = fieldsOf(reply);
    expect(named.filter((field) => field !== 'Idempotency-Key' && !isArgument(field))).toEqual([]);
    if (refused.length > 0) expect(named).toContain('Idempotency-Key');
  });
});
