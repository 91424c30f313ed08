import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { printGatewaySchema } from '../printGatewaySchema.ts';
import { admin, anna } from './personas.ts';

type Input = GraphQLArgument | GraphQLInputField;
type Values = Readonly<Record<string, unknown>>;

/** What the rules of the club take, by the name of the argument. */
const byName: Values = {
  ...{ sport: 'TENNIS', sports: ['TENNIS'], email: 'mia@platzwart.example', phone: '+49 89 1000', zip: '12345' },
  ...{
    userID: admin.memberNumber,
    guardianID: anna.memberNumber,
    payerID: anna.memberNumber,
    board: [anna.memberNumber],
  },
  ...{
    responsible: anna.memberNumber,
    credential: anna.memberNumber,
    code: 'ABCD2345',
    iban: 'DE02120300000000202051',
  },
  ...{ password: 'Sandplatz-07', oldPassword: 'platzwart', newPassword: 'Sandplatz-07', start: '10:00', end: '11:00' },
  ...{ from: '10:00', to: '12:00', minutes: 60, token: 'a'.repeat(43), phoneNumber: '+49 89 1000', reason: 'AM04' },
  ...{ vatId: 'DE123456789', taxNumber: '143/123/45678', creditorId: 'DE98ZZZ09999999999', bic: 'BYLADEM1001' },
  ...{ accountLength: 4, adviser: 1001, debtorBase: '10000', taxKey: '8', number: '4', dueDays: 14, noticeDays: 14 },
  ...{ bank: '1800', bankFee: '6855', card: '1360', cash: '1600', payPal: '1361', toBeReturned: '1370', chart: '03' },
  ...{
    _id: null,
    choices: null,
    guestName: null,
    homeAway: null,
    cancelled: null,
    withVoucher: false,
    houseNumber: '1',
    maps: null,
  },
  ...{ movementID: 'a'.repeat(25), movementIDs: ['a'.repeat(25)], categories: ['SAISON'], price: 100, discount: 10 },
  ...{
    smallBusinessRevenue: '4185',
    court: '4400',
    season: '4400',
    voucher: '4400',
    guestFee: '4400',
    percent: 19,
    vatRate: 19,
  },
};
const byType: Values = {
  ...{ String: 'Musterstadt', ID: crypto.randomUUID(), Int: 1, Float: 1, Boolean: true, Cents: 100 },
  ...{ Date: '2026-06-15', DateTime: '2026-06-15T10:00:00Z', Time: '10:00' },
};
/** Wrong by the rules of the club, though not by the schema. */
const wrongByType: Readonly<Record<string, readonly unknown[]>> = {
  String: ['', '\u0000', 'x'.repeat(20_000)],
  ID: ['', 'nobody', 'x'.repeat(20_000)],
  Int: [-1, 2_147_483_647],
  Float: [-1, 1e300],
  Cents: [-1, 2_147_483_647],
  Date: ['0001-01-01', '9998-12-31'],
  Time: ['24:00', '03:07'],
};

const fieldsIn = (type: GraphQLInputType): readonly Input[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};
const hasList = (type: GraphQLInputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const takesNumbers = ['Int', 'Float', 'Cents'];
const takesTexts = ['String', 'ID', 'Time'];

/** The value of the name, where it fits the type. */
const knownOf = ({ name, type }: Input): unknown => {
  const known = byName[name];
  const { name: named } = getNamedType(type);
  if (typeof known === 'number') return takesNumbers.includes(named) ? known : undefined;
  if (typeof known === 'string') return takesTexts.includes(named) ? known : undefined;
  return known;
};

const exampleOf = (input: Input): unknown => {
  const { type } = input;
  const named = getNamedType(type);
  const known = knownOf(input);
  if (known !== undefined) return known;
  const value = isInputObjectType(named)
    ? Object.fromEntries(fieldsIn(type).map((field) => [field.name, exampleOf(field)]))
    : isEnumType(named)
      ? named.getValues()[0]?.name
      : byType[named.name];
  return hasList(type) ? [value] : value;
};

/** The path of the call in which no value is wrong by the schema. */
export const noFault = 'nothing';

type WrongValue = Readonly<{ path: readonly string[]; value: unknown }>;

const wrongValuesOf = (input: Input): readonly WrongValue[] => {
  const { name, type } = input;
  const item = hasList(type) ? ['0'] : [];
  const ofItem = isInputObjectType(getNamedType(type))
    ? fieldsIn(type).flatMap(wrongValuesOf)
    : (wrongByType[getNamedType(type).name] ?? []).map((value) => ({ path: [], value }));
  const lists = hasList(type) ? [[], Array.from({ length: 1001 }, () => [exampleOf(input)].flat()[0])] : [];
  return [
    ...lists.map((value) => ({ path: [name], value })),
    ...ofItem.map(({ path, value }) => ({ path: [name, ...item, ...path], value })),
  ];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const withValueAt = (values: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  const inner = withValueAt(isRecord(values) ? values[step] : undefined, rest, value);
  if (Array.isArray(values)) return values.map((each: unknown, index) => (String(index) === step ? inner : each));
  return { ...(isRecord(values) ? values : {}), [step]: inner };
};

/** An element by its index, or by what it is about where a list has one of each, e.g. `limits.GUEST`. */
const isElement = (type: GraphQLInputType, step: string): boolean =>
  /^\d+$/.test(step) ||
  fieldsIn(type).some((field) => {
    const named = getNamedType(field.type);
    return isEnumType(named) && named.getValue(step) !== undefined;
  });

/** Whether a path such as `bookings.0.start` leads to an argument, or to a field of one. */
const leadsTo = (inputs: readonly Input[], [step, ...rest]: readonly string[]): boolean => {
  const input = inputs.find(({ name }) => name === step);
  if (!input) return false;
  const below = hasList(input.type) && isElement(input.type, rest[0] ?? '') ? rest.slice(1) : rest;
  return below.length === 0 || leadsTo(fieldsIn(input.type), below);
};

const documentOf = (operation: string, { name, args, type }: GraphQLField<unknown, unknown>): string => {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const result = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return args.length === 0
    ? `${operation} { ${name}${result} }`
    : `${operation} (${declared}) { ${name}(${given})${result} }`;
};

const callsOf = (operation: string, field: GraphQLField<unknown, unknown>) => {
  const query = documentOf(operation, field);
  const valid = Object.fromEntries(field.args.map((arg) => [arg.name, exampleOf(arg)]));
  const wrong = field.args.flatMap(wrongValuesOf);
  return {
    name: field.name,
    calls: [
      { path: noFault, query, variables: valid },
      ...wrong.map(({ path, value }) => {
        const variables = withValueAt(valid, path, value);
        return { path: path.join('.'), query, variables: isRecord(variables) ? variables : {} };
      }),
    ],
    isArgument: (path: string) => leadsTo(field.args, path.split('.')),
  };
};

/**
 * Each query and each mutation of the schema, with a call in which every argument has a value, one call for each wrong value at each of its
 * arguments, and whether a path leads to one of its arguments.
 */
export const wrongCallsBySchema = () => {
  const schema = buildSchema(printGatewaySchema());
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
  return {
    queries: fieldsOf(schema.getQueryType()).map((field) => callsOf('query', field)),
    mutations: fieldsOf(schema.getMutationType()).map((field) => callsOf('mutation', field)),
  };
};
