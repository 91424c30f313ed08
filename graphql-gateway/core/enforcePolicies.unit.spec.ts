import { setTimeout } from 'node:timers/promises';
import { personId } from '@platzwart/contracts/core';
import { type GraphQLSchema, buildSchema, execute, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { resolveField } from '../testing/guardedFields.ts';
import { anna, ben } from '../testing/personas.ts';
import { enforcePolicies } from './enforcePolicies.ts';
import {
  type FieldPolicy,
  adminsOrException,
  allOf,
  forAdmins,
  forEveryone,
  forSignedIn,
  hiddenFromOthers,
  joinPolicies,
  orGuardian,
  ownerOrAdmin,
  selfOrAdmin,
} from './policy.ts';
import { anonymous, audienceOf, viewerOf } from './viewer.ts';

const courts = (): GraphQLSchema => buildSchema('type Query { courts: Int! weather: String }');

describe('The policy table', () => {
  it('accepts a policy for every field', () => {
    const policies = { Query: allOf(['courts', 'weather'], forEveryone) };
    expect(() => enforcePolicies(courts(), policies)).not.toThrow();
  });

  it('throws where a field has no policy', () => {
    expect(() => enforcePolicies(courts(), { Query: { courts: forEveryone } })).toThrow('No policy for Query.weather');
  });

  it('throws where a whole type has no policy', () => {
    expect(() => enforcePolicies(courts(), {})).toThrow('No policy for Query.courts');
  });

  it('throws where a policy names a field that does not exist', () => {
    const policies = { Query: allOf(['courts', 'weather', 'tides', 'winds'], forEveryone) };
    expect(() => enforcePolicies(courts(), policies)).toThrow('fields that Query does not have: tides, winds');
  });

  it('throws where a policy names a type that does not exist', () => {
    const policies = { Query: allOf(['courts', 'weather'], forEveryone), Moon: {}, Stars: {} };
    expect(() => enforcePolicies(courts(), policies)).toThrow('types that do not exist: Moon, Stars');
  });

  it('throws where a policy could return null for a non-null field', () => {
    const policies = { Query: { courts: hiddenFromOthers, weather: forEveryone } };
    expect(() => enforcePolicies(courts(), policies)).toThrow('Query.courts can never be null');
  });

  it('throws where two features have a policy for the same field', () => {
    const one = { Query: { courts: forEveryone } };
    expect(() => joinPolicies([one, { Query: { courts: forSignedIn } }])).toThrow('Two policies for Query.courts');
  });

  it('joins the policies of several features for one type', () => {
    const one = { Query: { courts: forEveryone } };
    expect(joinPolicies([one, { Query: { weather: forSignedIn } }])).toEqual({
      Query: { courts: forEveryone, weather: forSignedIn },
    });
  });
});

/** The response of a field with a policy; its resolver always returns a value. */
const behind = (weather: FieldPolicy, input: Parameters<typeof resolveField>[1]): Promise<unknown> => {
  const schema = courts();
  const field = schema.getQueryType()?.getFields()['weather'];
  if (field) field.resolve = () => 'seen';
  enforcePolicies(schema, { Query: { courts: forEveryone, weather } });
  return resolveField(field, input);
};

describe('A list of which the caller may not see a field', () => {
  it('is refused as a whole, and leaves no rejected promise behind that would end the gateway', async () => {
    const schema = buildSchema('type Query { courts: [Court!]! } type Court { price: Int, remarks: [String!]! }');
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const policies = { Query: { courts: forEveryone }, Court: { price: forEveryone, remarks: forAdmins } };
    const told = await execute({
      schema: enforcePolicies(schema, policies),
      document: parse('{ courts { price remarks } }'),
      rootValue: { courts: [{ price: () => Promise.resolve(800) }, { price: 800 }] },
      contextValue: { viewer: () => viewerOf(anna) },
    });
    await setTimeout(10);
    process.off('unhandledRejection', unhandled);
    expect(told).toMatchObject({ data: null, errors: [{ message: 'ERR_NOT_AUTHORIZED' }] });
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('A field with a policy', () => {
  const own = { personId: anna.personId };
  const viewer = viewerOf(anna);
  const child = { personId: personId('c0000000-0000-4000-8000-00000000000c'), memberNumber: '2099' };
  const mother = viewerOf({ ...anna, children: [child] });

  it('returns the value of its object where it has no resolver', () => {
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

  it.each([
    ['theirs', anna.memberNumber, 'seen'],
    ['left out', undefined, 'seen'],
    ['null', null, 'seen'],
    ["another's", ben.memberNumber, 'ERR_NOT_AUTHORIZED'],
    ["a child's, for whom it is not", child.memberNumber, 'ERR_NOT_AUTHORIZED'],
  ])('is open to the person whom the call is about: the member number is %s', async (_, userID, told) => {
    expect(await behind(selfOrAdmin, { viewer: mother, args: { userID }, object: { personId: ben.personId } })).toBe(
      told,
    );
  });

  it.each([
    ['their own', anna, 'seen'],
    ["their child's", child, 'seen'],
    ["another's", ben, 'ERR_NOT_AUTHORIZED'],
  ])('for guardians is open to them where it is %s', async (_, { personId, memberNumber: userID }, told) => {
    expect(await behind(orGuardian(ownerOrAdmin), { viewer: mother, object: { personId } })).toBe(told);
    expect(await behind(orGuardian(selfOrAdmin), { viewer: mother, args: { userID } })).toBe(told);
  });

  it('asks to sign in who has no session', async () => {
    expect(await behind(ownerOrAdmin, { viewer: anonymous, object: own })).toBe('LOGIN_REQUIRED');
  });

  it('has no owner where the response is shared by a whole audience', async () => {
    expect(await behind(ownerOrAdmin, { viewer: audienceOf(viewer), object: {} })).toBe('ERR_NOT_AUTHORIZED');
    expect(await behind(ownerOrAdmin, { viewer: audienceOf(viewer), object: own })).toBe('ERR_NOT_AUTHORIZED');
  });

  it('has no owner where its policy names none', async () => {
    const ownerless: FieldPolicy = { ...ownerOrAdmin, owner: 'nobody' };
    expect(await behind(ownerless, { viewer, object: own })).toBe('ERR_NOT_AUTHORIZED');
  });

  it.each([
    ['at once', (holds: boolean) => holds],
    ['later', (holds: boolean) => Promise.resolve(holds)],
  ])('is open to everybody signed in where its exception holds (%s)', async (_, said) => {
    const unless = (holds: boolean) => adminsOrException(() => said(holds));
    expect(await behind(unless(true), { viewer })).toBe('seen');
    expect(await behind(unless(false), { viewer })).toBeNull();
    expect(await behind(unless(true), { viewer: anonymous })).toBeNull();
  });
});
