import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestCaller, callers, isAnonymous, personOf, tokenOf } from './testing/callers.ts';
import { callsBySchema } from './testing/callsBySchema.ts';
import { type Instance, startInstance } from './testing/instance.ts';
import { outcomeOf, sendGraphql } from './testing/sendGraphql.ts';
import { type Group, statedPolicies } from './testing/statedPolicies.ts';

const groupOf: ReadonlyMap<string, Group> = new Map(statedPolicies.map(({ name, group }) => [name, group]));

const clubMembers: readonly TestCaller[] = ['MEMBER', 'TRAINER', 'ADMIN'];
/** Whether a signed-in caller may make the call: about themselves, where it is about a person. */
const mayCall: Readonly<Record<Group, (caller: TestCaller) => boolean>> = {
  all: () => true,
  signedIn: () => true,
  ownerOrAdmin: () => true,
  self: () => true,
  members: (caller) => clubMembers.includes(caller),
  admins: (caller) => caller === 'ADMIN',
};
const expected = (group: Group | undefined, caller: TestCaller): string => {
  if (!group) return 'stated nowhere';
  if (group === 'all') return 'allowed';
  if (isAnonymous(caller)) return 'LOGIN_REQUIRED';
  return mayCall[group](caller) ? 'allowed' : 'ERR_NOT_AUTHORIZED';
};
/** An unknown invoice is refused as another person's: operationPolicies.int.spec.ts calls it with one's own. */
const refusedByTheirResolver = ['Query.invoice'];
const refusals = ['LOGIN_REQUIRED', 'ERR_NOT_AUTHORIZED', 'nothing'];

describe('Every query and mutation of the schema', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  it.each(callers)('is refused to %s where the policies that its feature states refuse it', async (caller) => {
    const calls = callsBySchema(personOf[caller].memberNumber).filter(
      ({ name }) => !refusedByTheirResolver.includes(name),
    );
    const told: (readonly [string, string])[] = [];
    for (const { name, document } of calls) {
      const outcome = outcomeOf(
        await sendGraphql(instance.url, { query: document, token: await tokenOf(instance, caller) }),
      );
      told.push([name, refusals.includes(outcome) ? outcome : 'allowed']);
    }
    expect(told).toEqual(calls.map(({ name }) => [name, expected(groupOf.get(name), caller)]));
    expect(instance.serverErrors).toEqual([]);
  });
});
