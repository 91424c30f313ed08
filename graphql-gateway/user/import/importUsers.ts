import { importPeopleSchema, maxPeoplePerImport } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import { type GuardianReads, guardianProblems } from './guardians.ts';
import { columnOf } from './importLine.ts';
import { type ImportProblem, type ImportedLine, readImport } from './readImport.ts';
import { type UniquenessReads, uniquenessProblems } from './uniqueness.ts';

export type ImportServices = Readonly<{ commandBus: CommandBus; taken: UniquenessReads; guardians: GuardianReads }>;

type ImportSuccess = MutationSuccess & Readonly<{ created: number; problems: readonly ImportProblem[] }>;

const addImportResult = (builder: Builder, { mutationResult }: SharedTypes) => {
  const problem = builder.objectRef<ImportProblem>('ImportProblem').implement({
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
  return builder.objectRef<ImportSuccess>('ImportResult').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({
      created: t.exposeInt('created', { description: 'In a dry run: who would be created.' }),
      problems: t.expose('problems', { type: [problem], description: 'If there is one, nobody is created.' }),
    }),
  });
};

/** `people.3.person.email` of a refusal as the line it comes from. */
const problemsOfRefusal = (
  { code, codes, fields }: Refusal,
  lines: readonly ImportedLine[],
): readonly ImportProblem[] =>
  fields.flatMap((path, index) => {
    const line = lines[Number(/^people\.(\d+)/.exec(path)?.[1])];
    const field = columnOf(path);
    return line ? [{ line: line.line, field, code: codes[index] ?? code, value: field && line.cell(field) }] : [];
  });

const linesWithout = (problems: readonly ImportProblem[], lines: readonly ImportedLine[]): number => {
  const atFault = new Set(problems.map(({ line }) => line));
  return lines.filter(({ line }) => !atFault.has(line)).length;
};

/** Creates all people or none. Returns the problems where the command-service names the lines. */
const register = async (
  { commandBus }: ImportServices,
  lines: readonly ImportedLine[],
  context: GatewayContext,
): Promise<readonly ImportProblem[]> => {
  const data = parseInput(importPeopleSchema, { people: lines.map(({ person }) => person) });
  try {
    await commandBus.execute({ type: 'ImportPeople', data, visibleIn: ['people'] }, context);
    return [];
  } catch (error) {
    const problems = error instanceof Refusal ? problemsOfRefusal(error, lines) : [];
    if (problems.length === 0) throw error;
    return problems;
  }
};

/** Imports the members of a club from its existing list: checks all lines first, then creates all people at once. */
export const addImport = (builder: Builder, shared: SharedTypes, services: ImportServices): void => {
  const result = addImportResult(builder, shared);
  builder.mutationField('importUsers', (t) =>
    t.field({
      type: result,
      description: '(+) Creates everybody on the list, or nobody; each gets an initial code by e-mail.',
      args: {
        csv: t.arg.string({ required: true, description: `At most ${maxPeoplePerImport} lines below the headings.` }),
        dryRun: t.arg.boolean({ required: true, description: 'Only checks the list.' }),
      },
      resolve: async (_, { csv, dryRun }, context) => {
        const discount = (await context.club()).rules.defaultDiscount;
        const { lines, problems } = readImport(csv, { discount, idOf: (content) => idempotentId(context, content) });
        const ofClub = await Promise.all([
          uniquenessProblems(lines, services.taken),
          guardianProblems(lines, services.guardians),
        ]);
        const found = [...problems, ...ofClub.flat()];
        const isTried = !dryRun && found.length === 0;
        const blocking = isTried ? await register(services, lines, context) : found;
        const isDone = isTried && blocking.length === 0;
        return {
          ...succeeded(isDone ? 'SUC_USERS_CREATED' : 'SUC_USERS_CHECKED', context.language),
          created: isDone || dryRun ? linesWithout(blocking, lines) : 0,
          problems: [...blocking].sort((one, other) => one.line - other.line),
        };
      },
    }),
  );
};
