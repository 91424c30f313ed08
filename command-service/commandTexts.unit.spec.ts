import {
  codeSchema,
  enableSecondFactorCallSchema,
  givenPasswordSchema,
  passwordSchema,
  sessionUsesSchema,
  setUpSecondFactorSchema,
} from '@platzwart/contracts/user';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arrangeTennis, describeClub } from './club/domain/specClub.ts';
import { commandTypes, inputSchemaOf } from './commandTable.ts';
import { hashOfRequest } from './core/hashes.ts';
import { signInSchema } from './http/routes.ts';
import { commandRequestSchema } from './receiveCommand.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** What a schema of valibot says about itself: members of an object, elements of a list, alternatives, what may be missing or null, what follows. */
const structure = v.object({
  entries: v.optional(v.record(v.string(), v.unknown()), {}),
  item: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown()), []),
  pipe: v.optional(v.array(v.unknown()), []),
});

const innerOf = (schema: v.GenericSchema): readonly (readonly [string, unknown])[] => {
  const { entries, item, wrapped, options, pipe } = v.parse(structure, schema);
  const inner = [...options, ...pipe.slice(1)].map((each) => ['', each] as const);
  return [...Object.entries(entries), ['0', item], ['', wrapped], ...inner];
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

/** Fields of commands whose whole schema adds rules for texts (`withVisibleLines`); the last case below is about them. */
const ruledAsWhole = /^(?:DescribeClub|StateImprint|ArrangeSport|ChangeSettings\.(?:description|imprint|sport))\./;

const imprint = (registerCourt: string) => ({ board: [], registerCourt, registerNumber: 'VR 1' });

describe('Every text field of every input', () => {
  it('is found', () => {
    const paths = new Set(fields.map(({ path }) => path));
    const known = [
      ...['RegisterPerson.person.address.city', 'ImportPeople.people.0.person.firstName', 'sign-in.password'],
      ...['BookAsUser.bookings.0.remark', 'DescribeClub.addresses.office.street', 'UpdatePerson.changes.lastName'],
    ];
    expect(known.filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each(fields.filter(({ path }) => !ruledAsWhole.test(path)))(
    '$path refuses ill-formed text and NUL',
    ({ schema }) => {
      expect(illFormed.filter((text) => v.is(schema, text))).toEqual([]);
    },
  );

  it.each(fields.filter(({ path }) => /(?:Name|city|street|houseNumber)$/.test(path) && !ruledAsWhole.test(path)))(
    '$path refuses what cannot be seen',
    ({ schema }) => {
      expect(
        ['An\u202ena', 'An\u200bna', 'An\u0007na', 'An\ue000na', 'An\ufffena'].filter((text) => v.is(schema, text)),
      ).toEqual([]);
    },
  );

  it.each(['\ud800', '\u0000', '\u202e', '\u200b'])('of the club refuses %j too', (character) => {
    const court = { number: 1, name: `Platz${character}1`, surface: 'CLAY' as const, active: true };
    const description = describeClub({ displayName: `TC${character}Musterstadt` });
    const { data: sport } = arrangeTennis({ courts: [court] });
    const change = { ...sport, activeCourts: 1, surface: null };
    const settings = { force: false, reason: null };
    const club = [
      description,
      { type: 'ArrangeSport', data: sport },
      { type: 'ChangeSettings', data: { ...settings, description: description.data } },
      { type: 'ChangeSettings', data: { ...settings, sport: change } },
      {
        type: 'ChangeSettings',
        data: { ...settings, imprint: imprint(`Amtsgericht${character}Musterstadt`) },
      },
    ] as const;
    expect(club.filter(({ type, data }) => v.is(inputSchemaOf(type), data))).toEqual([]);
    const plain = { ...change, courts: [{ ...court, name: 'Platz 1' }] };
    const accepted = [{ sport: plain }, { description: describeClub().data }, { imprint: imprint('Amtsgericht') }];
    expect(accepted.filter((data) => !v.is(inputSchemaOf('ChangeSettings'), { ...settings, ...data }))).toEqual([]);
  });
});

describe('Every password and code of a command', () => {
  const isSecret = ({ schema }: TextField): boolean =>
    [codeSchema, givenPasswordSchema, passwordSchema].some((each) => each === schema);
  const secrets = commandTypes.flatMap((type) => textFieldsOf(inputSchemaOf(type), type)).filter(isSecret);

  it('is found', () => {
    const paths = secrets.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['ChangePassword.newPassword', 'VerifyPerson.code', 'RegisterGuest.password']),
    );
  });

  // The key of the other digest is in the database, and the hash in the log: a password could be guessed from it.
  it.each(secrets.map(({ path }) => path))('%s is in the hash of its request as a digest of its own', (path) => {
    const [type = '', ...names] = path.split('.');
    const data = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'geheim');
    const hashed: string[] = [];
    const digest = (text: string): string => `${hashed.push(text)}`;
    const differently = (secret: string) => hashOfRequest({ digest, digestSecret: () => secret })(type, data);
    differently('one');
    differently('other');
    expect(hashed.join()).not.toContain('geheim');
    expect(hashed[0]).not.toBe(hashed[1]);
  });
});
