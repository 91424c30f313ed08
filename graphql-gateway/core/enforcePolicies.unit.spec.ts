import { type GraphQLSchema, buildSchema, execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lookAt } from '../testing/guardedFields.ts';
import { anna, ben } from '../testing/personas.ts';
import { enforcePolicies } from './enforcePolicies.ts';
import {
  type FieldPolicy,
  adminsUnless,
  allOf,
  forEveryone,
  forSignedIn,
  hiddenFromOthers,
  joinPolicies,
  ownerOrAdmin,
} from './policy.ts';
import { anonymous, audienceOf, viewerOf } from './viewer.ts';

const courts = (): GraphQLSchema => buildSchema('type Query { courts: Int! weather: String }');

describe('The policy table', () => {
  it('accepts a rule for every field', () => {
    const policies = { Query: allOf(['courts', 'weather'], forEveryone) };
    expect(() => enforcePolicies(courts(), policies)).not.toThrow();
  });

  it('breaks the build where a field has no rule', () => {
    expect(() => enforcePolicies(courts(), { Query: { courts: forEveryone } })).toThrow('No policy for Query.weather');
  });

  it('breaks the build where a whole type has no rule', () => {
    expect(() => enforcePolicies(courts(), {})).toThrow('No policy for Query.courts');
  });

  it('breaks the build where a rule is left of a field that has gone', () => {
    const policies = { Query: allOf(['courts', 'weather', 'tides', 'winds'], forEveryone) };
    expect(() => enforcePolicies(courts(), policies)).toThrow('fields that Query does not have: tides, winds');
  });

  it('breaks the build where a rule is left of a type that has gone', () => {
    const policies = { Query: allOf(['courts', 'weather'], forEveryone), Moon: {}, Stars: {} };
    expect(() => enforcePolicies(courts(), policies)).toThrow('types that do not exist: Moon, Stars');
  });

  it('breaks the build where it would hide what the schema says is always there', () => {
    const policies = { Query: { courts: hiddenFromOthers, weather: forEveryone } };
    expect(() => enforcePolicies(courts(), policies)).toThrow('Query.courts can never be null');
  });

  it('has one rule for a field, in one place', () => {
    const one = { Query: { courts: forEveryone } };
    expect(() => joinPolicies([one, { Query: { courts: forSignedIn } }])).toThrow('Two policies for Query.courts');
  });

  it('joins what the features say about the fields of one type', () => {
    const one = { Query: { courts: forEveryone } };
    expect(joinPolicies([one, { Query: { weather: forSignedIn } }])).toEqual({
      Query: { courts: forEveryone, weather: forSignedIn },
    });
  });
});

/** What the field says behind its rule; what lies behind is always there. */
const behind = (weather: FieldPolicy, look: Parameters<typeof lookAt>[1]): Promise<unknown> => {
  const schema = courts();
  const field = schema.getQueryType()?.getFields()['weather'];
  if (field) field.resolve = () => 'seen';
  enforcePolicies(schema, { Query: { courts: forEveryone, weather } });
  return lookAt(field, look);
};

describe('A field behind its rule', () => {
  const own = { personId: anna.personId };
  const viewer = viewerOf(anna);

  it('says what its object holds, where nothing else makes its answer', () => {
    const schema = enforcePolicies(courts(), { Query: allOf(['courts', 'weather'], forEveryone) });
    const contextValue = { viewer: () => anonymous };
    const told = execute({ schema, document: parse('{ weather }'), rootValue: { weather: 'dry' }, contextValue });
    expect(told).toEqual({ data: { weather: 'dry' } });
  });

  it.each([
    ['is theirs', own, 'seen'],
    ["is another's", { personId: ben.personId }, 'ERR_NOT_AUTHORIZED'],
    ['is of nobody', {}, 'ERR_NOT_AUTHORIZED'],
    ['is nothing', null, 'ERR_NOT_AUTHORIZED'],
    ['is a text', 'anna', 'ERR_NOT_AUTHORIZED'],
  ])('is open to an owner where the object %s', async (_, object, told) => {
    expect(await behind(ownerOrAdmin, { viewer, object })).toBe(told);
  });

  it('is nobody’s where an answer is made for a whole audience', async () => {
    expect(await behind(ownerOrAdmin, { viewer: audienceOf(viewer), object: {} })).toBe('ERR_NOT_AUTHORIZED');
    expect(await behind(ownerOrAdmin, { viewer: audienceOf(viewer), object: own })).toBe('ERR_NOT_AUTHORIZED');
  });

  it('has no owner where its rule names none', async () => {
    const ownerless: FieldPolicy = { ...ownerOrAdmin, owner: 'nobody' };
    expect(await behind(ownerless, { viewer, object: own })).toBe('ERR_NOT_AUTHORIZED');
  });

  it.each([
    ['at once', (holds: boolean) => holds],
    ['later', (holds: boolean) => Promise.resolve(holds)],
  ])('is open to everybody signed in where its exception holds, be it said %s', async (_, said) => {
    const unless = (holds: boolean) => adminsUnless(() => said(holds));
    expect(await behind(unless(true), { viewer })).toBe('seen');
    expect(await behind(unless(false), { viewer })).toBeNull();
    expect(await behind(unless(true), { viewer: anonymous })).toBeNull();
  });
});
