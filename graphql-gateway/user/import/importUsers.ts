import { importPeopleSchema, maxPeoplePerImport } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandDesk } from '../../core/commandDesk.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idOfNew } from '../../core/idOfNew.ts';
import { parseInput } from '../../core/inputs.ts';
import { succeeded } from '../../core/messages.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import { columnOf } from './importLine.ts';
import { type ImportProblem, type ImportedLine, readImport } from './readImport.ts';
import { type TakenReads, problemsWithClub } from './takenInClub.ts';

export type ImportServices = Readonly<{ desk: CommandDesk; taken: TakenReads }>;

type ImportSuccess = MutationSuccess & Readonly<{ created: number; problems: readonly ImportProblem[] }>;

const addImportResult = (builder: Builder, { mutationResult }: SharedTypes) => {
  const problem = builder.objectRef<ImportProblem>('ImportProblem').implement({
    description: '(+)',
    fields: (t) => ({
      line: t.exposeInt('line', { description: 'As a text editor counts, from 1.' }),
      field: t.exposeString('field', {
        nullable: true,
        description: 'Null where the whole line, or the file, is at fault.',
      }),
      code: t.exposeString('code', { description: 'ERR_…' }),
      value: t.exposeString('value', { nullable: true, description: 'What the file says there.' }),
    }),
  });
  return builder.objectRef<ImportSuccess>('ImportResult').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({
      created: t.exposeInt('created', { description: 'In a dry run: who would be.' }),
      problems: t.expose('problems', { type: [problem], description: 'Where there is any, nobody is created.' }),
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

/** Everybody or nobody. Answers what is in the way where the command-service says which lines are. */
const register = async (
  { desk }: ImportServices,
  lines: readonly ImportedLine[],
  context: GatewayContext,
): Promise<readonly ImportProblem[]> => {
  const data = parseInput(importPeopleSchema, { people: lines.map(({ person }) => person) });
  try {
    await desk.carryOut({ type: 'ImportPeople', data, shownIn: ['people'] }, context);
    return [];
  } catch (error) {
    const problems = error instanceof Refusal ? problemsOfRefusal(error, lines) : [];
    if (problems.length === 0) throw error;
    return problems;
  }
};

/** Members of a club by the list that it has already: looked through first, then all of them at once. */
export const addImport = (builder: Builder, shared: SharedTypes, services: ImportServices): void => {
  const result = addImportResult(builder, shared);
  builder.mutationField('importUsers', (t) =>
    t.field({
      type: result,
      description: '(+) Everybody on the list, or nobody; each gets an initial code by letter.',
      args: {
        csv: t.arg.string({ required: true, description: `At most ${maxPeoplePerImport} lines below the headings.` }),
        dryRun: t.arg.boolean({ required: true, description: 'Only says what is wrong.' }),
      },
      resolve: async (_, { csv, dryRun }, context) => {
        const discount = (await context.club()).rules.defaultDiscount;
        const { lines, problems } = readImport(csv, { discount, idOf: (content) => idOfNew(context, content) });
        const found = [...problems, ...(await problemsWithClub(lines, services.taken))];
        const isTried = !dryRun && found.length === 0;
        const inTheWay = isTried ? await register(services, lines, context) : found;
        const isDone = isTried && inTheWay.length === 0;
        return {
          ...succeeded(isDone ? 'SUC_USERS_CREATED' : 'SUC_USERS_CHECKED', context.language),
          created: isDone || dryRun ? linesWithout(inTheWay, lines) : 0,
          problems: [...inTheWay].sort((one, other) => one.line - other.line),
        };
      },
    }),
  );
};
