import {
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  defaultFieldResolver,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GatewayContext } from './context.ts';
import type { FieldPolicy, PolicyTable } from './policy.ts';
import { Refusal } from './refusal.ts';
import type { Viewer } from './viewer.ts';

type Call = Readonly<{ object: unknown; args: unknown }>;

/**
 * Checks each field's policy before its resolver, for both endpoints.
 * Throws, and so keeps the gateway from starting, where a field has no policy, a policy has no field, or a policy could return null
 * for a field that the schema declares non-null.
 */
export const enforcePolicies = (schema: GraphQLSchema, table: PolicyTable): GraphQLSchema => {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'));
  const unknown = Object.keys(table).filter((name) => !types.some((type) => type.name === name));
  if (unknown.length > 0) throw new Error(`Policies for types that do not exist: ${unknown.join(', ')}`);
  for (const type of types) enforceOnType(type, table);
  return schema;
};

const enforceOnType = (type: GraphQLObjectType, table: PolicyTable): void => {
  const fields = type.getFields();
  const policies = table[type.name] ?? {};
  const stale = Object.keys(policies).filter((name) => !(name in fields));
  if (stale.length > 0) throw new Error(`Policies for fields that ${type.name} does not have: ${stale.join(', ')}`);
  for (const field of Object.values(fields)) {
    const policy = policies[field.name];
    if (!policy) throw new Error(`No policy for ${type.name}.${field.name}`);
    if (policy.denied === 'hide' && isNonNullType(field.type)) {
      throw new Error(`${type.name}.${field.name} can never be null and so cannot be hidden`);
    }
    field.resolve = guarded(field.resolve ?? defaultFieldResolver, policy);
  }
};

type Resolver = GraphQLFieldResolver<unknown, GatewayContext, unknown>;

/** How a caller is refused: who has no session is asked to sign in. */
export const denialOf = ({ principal }: Viewer): Refusal =>
  new Refusal(principal === 'ANONYMOUS' ? 'LOGIN_REQUIRED' : 'ERR_NOT_AUTHORIZED');

const guarded = (resolve: Resolver, policy: FieldPolicy): Resolver => {
  const denied = (viewer: Viewer): null => {
    if (policy.denied === 'hide') return null;
    throw denialOf(viewer);
  };
  const resolveFor: Resolver = (...call) => {
    const [object, args, context] = call;
    const viewer = context.viewer();
    if (mayAlways(policy, viewer, { object, args })) return resolve(...call);
    if (!policy.exception || viewer.principal === 'ANONYMOUS') return denied(viewer);
    const excepted = policy.exception(object, context);
    if (typeof excepted === 'boolean') return excepted ? resolve(...call) : denied(viewer);
    return excepted.then((holds) => (holds ? resolve(...call) : denied(viewer)));
  };
  return (...call) => rejectedNotThrown(() => resolveFor(...call));
};

/**
 * In a list, graphql-js 16 forgets the promises of earlier items where a field of a later item throws: once one of them is rejected,
 * nobody handles that, and the process ends. A rejected promise is handled wherever it is.
 */
const rejectedNotThrown = (resolve: () => unknown): unknown => {
  try {
    return resolve();
  } catch (thrown) {
    return Promise.reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
  }
};

const mayAlways = (policy: FieldPolicy, viewer: Viewer, call: Call): boolean =>
  policy.foreign.has(viewer.principal) || (policy.own.has(viewer.principal) && isOwn(policy, viewer, call));

const isOwn = (
  { owner, isForGuardians }: FieldPolicy,
  { person, children }: Viewer,
  { object, args }: Call,
): boolean => {
  if (!person || owner === 'nobody') return false;
  const people = isForGuardians ? [person, ...children] : [person];
  if (owner === 'object') return people.some(({ personId }) => personId === propertyOf(object, 'personId'));
  const named = propertyOf(args, 'userID');
  return named === undefined || named === null || people.some(({ memberNumber }) => memberNumber === named);
};

const propertyOf = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return found;
};
