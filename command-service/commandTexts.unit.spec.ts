import { sessionUsesSchema, enableSecondFactorCallSchema, setUpSecondFactorSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arrangeTennis, describeClub } from './club/domain/specClub.ts';
import { commandTypes, inputSchemaOf } from './commandTable.ts';
import { signInSchema } from './http/routes.ts';
import { commandRequestSchema } from './receiveCommand.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** What a schema of valibot says about itself: members of an object, elements of a list, alternatives, what may be missing or null. */
const structure = v.object({
  entries: v.optional(v.record(v.string(), v.unknown()), {}),
  item: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown()), []),
});

const innerOf = (schema: v.GenericSchema): readonly (readonly [string, unknown])[] => {
  const { entries, item, wrapped, options } = v.parse(structure, schema);
  return [...Object.entries(entries), ['0', item], ['', wrapped], ...options.map((each) => ['', each] as const)];
};

type TextField = Readonly<{ path: string; schema: v.GenericSchema }>;

/** Every text field within a schema, with its rules. */
const textFieldsOf = (schema: v.GenericSchema, path: string): readonly TextField[] =>
  schema.type === 'string'
    ? [{ path, schema }]
    : innerOf(schema).flatMap(([name, inner]) =>
        isSchema(inner) ? textFieldsOf(inner, [path, name].filter(Boolean).join('.')) : [],
      );

const inputs: readonly (readonly [string, v.GenericSchema])[] = [
  ...commandTypes.map((type) => [type, inputSchemaOf(type)] as const),
  ...[['command', commandRequestSchema] as const, ['sign-in', signInSchema] as const],
  ['second-factor/set-up', setUpSecondFactorSchema],
  ['second-factor/enable', enableSecondFactorCallSchema],
  ['sessions/used', sessionUsesSchema],
];
const fields = inputs.flatMap(([name, schema]) => textFieldsOf(schema, name));

const wellFormed = ['', 'Anna', 'Vorhand cross 07', '12345', '+49 1234 5678', 'anna@platzwart.example', 'DE123456789'];
const illFormed = ['\ud800', '\udc00', '\u0000'].flatMap((unit) =>
  wellFormed.flatMap((text) => [text + unit, unit + text]),
);

describe('Every text field of every input', () => {
  it('is found', () => {
    const paths = fields.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['RegisterPerson.person.address.city', 'ImportPeople.people.0.person.firstName', 'sign-in.password'],
        ...['BookAsUser.bookings.0.remark', 'DescribeClub.addresses.office.street', 'UpdatePerson.changes.lastName'],
      ]),
    );
  });

  // What the schema of a whole command adds (`withVisibleLines`) is not in its fields.
  it.each(fields.filter(({ path }) => !/^(?:DescribeClub|StateImprint|ArrangeSport)\./.test(path)))(
    '$path refuses ill-formed text and NUL',
    ({ schema }) => {
      expect(illFormed.filter((text) => v.is(schema, text))).toEqual([]);
    },
  );

  it.each(fields.filter(({ path }) => /(?:Name|city|street|houseNumber)$/.test(path) && !/^DescribeClub/.test(path)))(
    '$path refuses what cannot be seen',
    ({ schema }) => {
      expect(
        ['An\u202ena', 'An\u200bna', 'An\u0007na', 'An\ue000na', 'An\ufffena'].filter((text) => v.is(schema, text)),
      ).toEqual([]);
    },
  );

  it.each(['\ud800', '\u0000', '\u202e', '\u200b'])('of the club refuses %j too', (character) => {
    const court = { number: 1, name: `Platz${character}1`, surface: 'CLAY' as const, active: true };
    const club = [describeClub({ displayName: `TC${character}Musterstadt` }), arrangeTennis({ courts: [court] })];
    expect(club.filter(({ type, data }) => v.is(inputSchemaOf(type), data))).toEqual([]);
  });
});
