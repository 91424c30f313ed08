import type { Builder } from '../../core/builder.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import type { ImportProblem, ImportedLine } from './readImport.ts';

type ImportSuccess = MutationSuccess &
  Readonly<{
    created: number;
    invited: number;
    problems: readonly ImportProblem[];
    ignoredColumns: readonly string[];
    preview: readonly ImportedLine[];
    rest: string | null;
  }>;

const addPreview = (builder: Builder, { role }: SharedTypes) =>
  builder.objectRef<ImportedLine>('ImportPreview').implement({
    description: '(+) A line of the list as the account will be.',
    fields: (t) => ({
      line: t.exposeInt('line'),
      userID: t.string({ nullable: true, resolve: ({ person }) => person.memberNumber }),
      name: t.string({
        resolve: ({ person: { person } }) =>
          [person.firstName, person.lastName].filter((part) => part !== '').join(' '),
      }),
      companyName: t.string({ nullable: true, resolve: ({ person }) => person.person.companyName ?? null }),
      email: t.string({ nullable: true, resolve: ({ person }) => person.person.email }),
      phone: t.string({ nullable: true, resolve: ({ person }) => person.person.phone }),
      address: t.string({
        nullable: true,
        description: 'In one line.',
        resolve: ({ person: { person } }) => {
          if (!person.address) return null;
          const { street, houseNumber, zip, city, country } = person.address;
          return `${street} ${houseNumber}, ${[country, zip].filter(Boolean).join(' ')} ${city}`;
        },
      }),
      role: t.field({ type: role, resolve: ({ person }) => person.role }),
    }),
  });

const addProblem = (builder: Builder) =>
  builder.objectRef<ImportProblem>('ImportProblem').implement({
    description: '(+)',
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'As a text editor counts, from 1.' }),
      field: t.exposeString('field', {
        nullable: true,
        description: 'Null where the problem concerns the whole line, or the file.',
      }),
      code: t.exposeString('code', { description: 'ERR_…' }),
      value: t.exposeString('value', { nullable: true, description: 'The value in the file.' }),
    }),
  });

export const addImportResult = (builder: Builder, shared: SharedTypes) => {
  const [problem, preview] = [addProblem(builder), addPreview(builder, shared)];
  return builder.objectRef<ImportSuccess>('ImportResult').implement({
    description: '(+)',
    interfaces: [shared.mutationResult],
    fields: (t) => ({
      created: t.exposeInt('created', { description: 'In a dry run: who would be created.' }),
      invited: t.exposeInt('invited', { description: 'Of them, who are sent an initial code, or would be.' }),
      problems: t.expose('problems', { type: [problem], description: 'Lines with one are not created.' }),
      ignoredColumns: t.exposeStringList('ignoredColumns', { description: 'Headings that are passed over.' }),
      preview: t.expose('preview', {
        type: [preview],
        description: 'The first lines that are right, as they are read.',
      }),
      rest: t.exposeString('rest', {
        nullable: true,
        description:
          'CSV of the headings and the lines with a problem, to be mended and imported again; null where all are right.',
      }),
    }),
  });
};
