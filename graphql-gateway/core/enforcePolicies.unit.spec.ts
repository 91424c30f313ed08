import { type GraphQLSchema, buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { enforcePolicies } from './enforcePolicies.ts';
import { allOf, forEveryone, forSignedIn, hiddenFromOthers, joinPolicies } from './policy.ts';

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
    const policies = { Query: allOf(['courts', 'weather', 'tides'], forEveryone) };
    expect(() => enforcePolicies(courts(), policies)).toThrow('fields that Query does not have: tides');
  });

  it('breaks the build where a rule is left of a type that has gone', () => {
    const policies = { Query: allOf(['courts', 'weather'], forEveryone), Moon: {} };
    expect(() => enforcePolicies(courts(), policies)).toThrow('types that do not exist: Moon');
  });

  it('breaks the build where it would hide what the schema says is always there', () => {
    const policies = { Query: { courts: hiddenFromOthers, weather: forEveryone } };
    expect(() => enforcePolicies(courts(), policies)).toThrow('Query.courts can never be null');
  });

  it('has one rule for a field, in one place', () => {
    const one = { Query: { courts: forEveryone } };
    expect(() => joinPolicies([one, { Query: { courts: forSignedIn } }])).toThrow('Two policies for Query.courts');
  });
});
