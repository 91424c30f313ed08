import { csvFile } from '@platzwart/contracts/core';
import { importPeopleSchema, maxPeoplePerImport } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import type { CommandBus } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import { idempotentId } from '../../core/idempotentId.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import type { CsvRow } from './csvRows.ts';
import { type GuardianReads, guardianProblems } from './guardians.ts';
import { columnOf } from './importLine.ts';
import { addImportResult } from './importResult.ts';
import { type ImportProblem, type ImportedLine, readImport } from './readImport.ts';
import { type UniquenessReads, uniquenessProblems } from './uniqueness.ts';

export type ImportServices = Readonly<{ commandBus: CommandBus; taken: UniquenessReads; guardians: GuardianReads }>;

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

const linesWithout = (problems: readonly ImportProblem[], lines: readonly ImportedLine[]): readonly ImportedLine[] => {
  const atFault = new Set(problems.map(({ line }) => line));
  return lines.filter(({ line }) => !atFault.has(line));
};

/** The command with all of `lines`: the lines that the command-service names are the answer. */
const register = async (
  { commandBus }: ImportServices,
  { lines, invite }: Readonly<{ lines: readonly ImportedLine[]; invite: boolean }>,
  context: GatewayContext,
): Promise<readonly ImportProblem[]> => {
  const data = parseInput(importPeopleSchema, { people: lines.map(({ person }) => person), invite });
  try {
    await commandBus.execute({ type: 'ImportPeople', data, visibleIn: ['people'] }, context);
    return [];
  } catch (error) {
    const problems = error instanceof Refusal ? problemsOfRefusal(error, lines) : [];
    if (problems.length === 0) throw error;
    return problems;
  }
};

/** Problems that concern what the club has; a child whose guardian cannot be created cannot be either, so it is asked until nothing is new. */
const problemsInClub = async (
  { taken, guardians }: ImportServices,
  lines: readonly ImportedLine[],
): Promise<readonly ImportProblem[]> => {
  const found = [...(await uniquenessProblems(lines, taken))];
  for (;;) {
    const right = linesWithout(found, lines);
    const more = await guardianProblems(right, guardians);
    if (more.length === 0) return found;
    found.push(...more);
  }
};

/** The headings and the lines that are not `created`, as they were written. */
const restOf = (rows: readonly CsvRow[], created: readonly ImportedLine[]): string | null => {
  const done = new Set(created.map(({ line }) => line));
  const [head, ...others] = rows;
  const rest = others.filter(({ line }) => !done.has(line));
  return head && rest.length > 0 ? csvFile([head, ...rest].map(({ cells }) => cells)).replace(/^\uFEFF/, '') : null;
};

type Attempt = Readonly<{ right: readonly ImportedLine[]; dryRun: boolean; invite: boolean }>;

/** Who is created, or would be, and the lines that the command-service refuses; then nobody is. */
const attempt = async (services: ImportServices, { right, dryRun, invite }: Attempt, context: GatewayContext) => {
  if (dryRun || right.length === 0) return { created: dryRun ? right : [], refused: [], isDone: false };
  const refused = await register(services, { lines: right, invite }, context);
  const isDone = refused.length === 0;
  return { created: isDone ? right : [], refused, isDone };
};

const withEmail = (lines: readonly ImportedLine[]): number =>
  lines.filter(({ person }) => person.person.email !== null).length;

const previewed = 5;

/**
 * Imports the members of a club from its existing list: lines with a problem are kept to be mended, all others are created. Refuses as
 * `ImportPeople` does where the problem is not one of lines.
 */
export const addImport = (builder: Builder, shared: SharedTypes, services: ImportServices): void => {
  const result = addImportResult(builder, shared);
  builder.mutationField('importUsers', (t) =>
    t.field({
      type: result,
      description:
        '(+) Creates everybody whose line is right, at once; each with an e-mail gets an initial code by e-mail, now or later.',
      args: {
        csv: t.arg.string({ required: true, description: `At most ${maxPeoplePerImport} lines below the headings.` }),
        dryRun: t.arg.boolean({ required: true, description: 'Only checks the list.' }),
        invite: t.arg.boolean({ description: 'Whether the codes are sent now, which is the default.' }),
      },
      resolve: async (_, { csv, dryRun, invite }, context) => {
        const discount = (await context.club()).rules.defaultDiscount;
        const read = readImport(csv, { discount, idOf: (content) => idempotentId(context, content) });
        const problems = [...read.problems, ...(await problemsInClub(services, read.lines))];
        const right = linesWithout(problems, read.lines);
        const isInvited = invite !== false;
        const { created, refused, isDone } = await attempt(services, { right, dryRun, invite: isInvited }, context);
        return {
          ...succeeded(isDone ? 'SUC_USERS_CREATED' : 'SUC_USERS_CHECKED', context.language),
          ...{ created: created.length, invited: isInvited ? withEmail(created) : 0 },
          problems: [...problems, ...refused].sort((one, other) => one.line - other.line),
          ignoredColumns: read.ignored,
          preview: right.slice(0, previewed),
          rest: restOf(read.rows, created),
        };
      },
    }),
  );
};
