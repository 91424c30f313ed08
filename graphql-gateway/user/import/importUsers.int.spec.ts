import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendGraphql } from '../../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { admin } from '../../testing/personas.ts';

const heads = 'Mitgliedsnummer;Vorname;Nachname;E-Mail';
const query = `mutation ($csv: String!, $dryRun: Boolean!) { importUsers(csv: $csv, dryRun: $dryRun) {
  success code created invited problems { line field code value } } }`;
const wholeQuery = `mutation ($csv: String!, $dryRun: Boolean!, $invite: Boolean) {
  importUsers(csv: $csv, dryRun: $dryRun, invite: $invite) {
    created invited ignoredColumns rest preview { line userID name companyName email phone address role } } }`;
const clara = '2001;Clara;Court;clara@platzwart.example';
const otto = ';Otto;Oberrang;otto@platzwart.example';

describe('Importing members', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.commands.commands.length = 0;
    instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
  });
  const importing = async (dryRun: boolean, ...lines: readonly string[]) => {
    const variables = { csv: [heads, ...lines].join('\r\n'), dryRun };
    const { data, errors } = await sendGraphql(instance.url, {
      query,
      variables,
      token: await instance.tokenOf(admin),
    });
    return data?.['importUsers'] ?? errors?.[0]?.message;
  };

  it('lists in a dry run who would be created, and creates no account', async () => {
    expect(await importing(true, clara, otto)).toEqual({
      ...{ success: true, code: 'SUC_USERS_CHECKED', created: 2, invited: 2, problems: [] },
    });
    expect(instance.commands.commands).toEqual([]);
  });

  it('sends everybody in one command', async () => {
    expect(await importing(false, clara, otto)).toMatchObject({ code: 'SUC_USERS_CREATED', created: 2, problems: [] });
    const people = [
      { memberNumber: '2001', role: 'MEMBER', person: { lastName: 'Court' } },
      { memberNumber: null, person: { email: 'otto@platzwart.example', language: 'de' } },
    ];
    expect(instance.commands.commands).toMatchObject([
      { type: 'ImportPeople', actor: admin.personId, data: { people } },
    ]);
  });

  it.each([true, false])(
    'reports every problem, line by line, and creates the others (dry run: %s)',
    async (dryRun) => {
      const lines = [
        clara,
        '1001;Anja;Andere;anja@platzwart.example',
        '2002;Bea;Bekannt;BEN@platzwart.example',
        '2001;Carl;Court;carl@platzwart.example',
        '2003;Cora;Court;Clara@platzwart.example',
        '2004;D4;Kurz;d@platzwart.example',
      ];
      const problems = [
        { line: 3, field: 'userID', code: 'ERR_USER_ALREADY_EXISTS', value: '1001' },
        { line: 4, field: 'email', code: 'ERR_EMAIL_ALREADY_EXISTS', value: 'ben@platzwart.example' },
        { line: 5, field: 'userID', code: 'ERR_USER_ALREADY_EXISTS', value: '2001' },
        { line: 6, field: 'email', code: 'ERR_EMAIL_ALREADY_EXISTS', value: 'clara@platzwart.example' },
        { line: 7, field: 'firstName', code: 'ERR_INVALID_INPUT', value: 'D4' },
      ];
      expect(await importing(dryRun, ...lines)).toEqual({
        ...{ success: true, code: dryRun ? 'SUC_USERS_CHECKED' : 'SUC_USERS_CREATED' },
        ...{ created: 1, invited: 1, problems },
      });
      const people = [{ memberNumber: '2001', person: { lastName: 'Court' } }];
      expect(instance.commands.commands).toMatchObject(dryRun ? [] : [{ type: 'ImportPeople', data: { people } }]);
    },
  );

  it('creates children with the guardian that their line names, and needs no e-mail of them', async () => {
    const withGuardian = (line: string, guardian: string) => `${line};${guardian}`;
    const csv = [
      withGuardian(heads, 'Elternteil'),
      withGuardian(';Mia;Muster;', '2001'),
      withGuardian(clara, ''),
      withGuardian(';Tom;Muster;', '1001'),
    ];
    const { data } = await sendGraphql(instance.url, {
      ...{ query, variables: { csv: csv.join('\n'), dryRun: false }, token: await instance.tokenOf(admin) },
    });
    expect(data).toMatchObject({ importUsers: { code: 'SUC_USERS_CREATED', created: 3, problems: [] } });
    const people = [{ person: { email: null }, guardianID: '2001' }, { guardianID: null }, { guardianID: '1001' }];
    expect(instance.commands.commands).toMatchObject([{ data: { people } }]);
  });

  it("reports a guardian who is nobody, the child, or somebody's child, and a child with neither e-mail nor guardian", async () => {
    const csv = [
      `${heads};Elternteil`,
      ';Mia;Muster;;4711',
      '2005;Tom;Muster;;2005',
      ';Kim;Muster;;2005',
      ';Lou;Muster;;',
      ';Max;Muster;;x',
    ];
    const variables = { csv: csv.join('\n'), dryRun: true };
    const { data } = await sendGraphql(instance.url, { query, variables, token: await instance.tokenOf(admin) });
    const [unknown, invalid] = ['ERR_USER_NOT_FOUND', 'ERR_INVALID_INPUT'];
    expect(data).toMatchObject({
      importUsers: {
        problems: [
          { line: 2, field: 'guardianID', code: unknown, value: '4711' },
          { line: 3, field: 'guardianID', code: invalid, value: '2005' },
          { line: 4, field: 'guardianID', code: invalid, value: '2005' },
          { line: 5, field: 'email', code: invalid, value: null },
          { line: 6, field: 'guardianID', code: invalid, value: 'x' },
        ],
      },
    });
  });

  const wholeOf = async (variables: Readonly<Record<string, unknown>>) => {
    const { data } = await sendGraphql(instance.url, {
      ...{ query: wholeQuery, variables, token: await instance.tokenOf(admin) },
    });
    return data?.['importUsers'];
  };

  it('tells which columns are passed over, how the first lines are read, and what is left to mend', async () => {
    const csv = [
      'sep=;',
      'Nr;Vorname;Nachname;Firma;E-Mail;Mobil;Telefon privat;Straße;PLZ;Ort;Land;Geburtstag',
      '3001;Jörg;Schröder;;joerg@platzwart.example;1701234567;0351 1;Ring 1;1067;Dresden;;1.1.1970',
      '3002;;;3D Druck GmbH;druck@platzwart.example;;;Ring 2;1010;Wien;Österreich;',
      '3003;Anna;Müller2;;anna.m@platzwart.example;;;"Am; Netz";;;;',
      ';Mia;Muster;;;;;;;;;',
    ].join('\n');
    expect(await wholeOf({ csv, dryRun: true, invite: false })).toEqual({
      created: 2,
      invited: 0,
      ignoredColumns: ['Telefon privat', 'Geburtstag'],
      preview: [
        {
          ...{ line: 3, userID: '3001', name: 'Jörg Schröder', companyName: null, email: 'joerg@platzwart.example' },
          ...{ phone: '01701234567', address: 'Ring 1, DE 01067 Dresden', role: 'MEMBER' },
        },
        {
          ...{ line: 4, userID: '3002', name: '', companyName: '3D Druck GmbH', email: 'druck@platzwart.example' },
          ...{ phone: null, address: 'Ring 2, AT 1010 Wien', role: 'MEMBER' },
        },
      ],
      rest: [
        'Nr;Vorname;Nachname;Firma;E-Mail;Mobil;Telefon privat;Straße;PLZ;Ort;Land;Geburtstag',
        '3003;Anna;Müller2;;anna.m@platzwart.example;;;"Am; Netz";;;;',
        ';Mia;Muster;;;;;;;;;',
        '',
      ].join('\r\n'),
    });
  });

  it('invites later where the board wants to look at the accounts first', async () => {
    const csv = [heads, clara].join('\n');
    expect(await wholeOf({ csv, dryRun: false, invite: false })).toMatchObject({ created: 1, invited: 0, rest: null });
    expect(instance.commands.commands).toMatchObject([{ data: { invite: false } }]);
  });

  it('creates no child whose guardian is in a line that is to be mended', async () => {
    const csv = [
      `${heads};Elternteil`,
      '2001;Clara2;Court;clara@platzwart.example;',
      ';Mia;Muster;;2001',
      '2002;Otto;Oberrang;otto@platzwart.example;',
    ].join('\n');
    expect(await wholeOf({ csv, dryRun: false })).toMatchObject({ created: 1, invited: 1 });
    expect(instance.commands.commands).toMatchObject([{ data: { people: [{ memberNumber: '2002' }] } }]);
  });

  it('lists the lines whose values another person has taken meanwhile', async () => {
    const [email, number] = ['ERR_EMAIL_ALREADY_EXISTS', 'ERR_USER_ALREADY_EXISTS'];
    const fields = ['people.0.memberNumber', 'people.1.person.email'];
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: number, fields, codes: [number, email] }));
    const problems = [
      { line: 2, field: 'userID', code: number, value: '2001' },
      { line: 4, field: 'email', code: email, value: 'otto@platzwart.example' },
    ];
    expect(await importing(false, clara, '', otto)).toMatchObject({ code: 'SUC_USERS_CHECKED', created: 0, problems });
  });

  it('is refused as any other call where the refusal is not about lines', async () => {
    instance.commands.answerWith(() => ({ outcome: 'rejected', code: 'ERR_DB_CONNECTION', fields: [] }));
    expect(await importing(false, clara)).toBe('ERR_DB_CONNECTION');
  });

  it('sends the same command again where the call is repeated under its key', async () => {
    const headers = { 'idempotency-key': 'one-import-of-march' };
    const variables = { csv: [heads, clara, otto].join('\n'), dryRun: false };
    for (let time = 0; time < 2; time += 1) {
      await sendGraphql(instance.url, { query, variables, headers, token: await instance.tokenOf(admin) });
    }
    const [first, again] = instance.commands.commands;
    expect(again?.data).toEqual(first?.data);
  });
});
