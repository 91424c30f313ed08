import { otherReleases } from './releases.ts';
import {
  type NumberedStep,
  type Queryable,
  type SchemaState,
  type Step,
  entryOf,
  numbered,
  readState,
} from './schemaVersion.ts';
import { takesAway } from './takesAway.ts';

/** The data and this program do not fit together; nothing was changed. The message is one plain sentence for operators. */
export class DataRefused extends Error {
  override readonly name: string = 'DataRefused';
}

/** The database was written by a newer program than this one. */
export class SchemaTooNew extends DataRefused {
  override readonly name = 'SchemaTooNew';
}

export type Migration = Readonly<{
  /** A plain lower-case name; created if it is missing. The version reached is stored in its table `schema_version`. */
  schema: string;
  /** Numbered from 1. Once released, a step never changes: later changes are further steps. */
  steps: readonly Step[];
  /** Rights of the reader (databaseRoles.ts); without any it cannot use the schema. Granted again with every further step. */
  readerRights?: readonly string[];
  /** The same for the writer, who may also read the version. */
  writerRights?: readonly string[];
}>;

/** What an update of one schema will do. `missing`: numbers of the steps that it lacks; `version` 0: it does not exist yet. */
export type SchemaSurvey = Readonly<{
  schema: string;
  version: number;
  known: number;
  missing: readonly number[];
  /** Why this program must not work with it. */
  refusal: DataRefused | null;
}>;

/** Of a schema that does not exist. */
export const emptyState: SchemaState = { version: 0, added: [] };

export const tooNewMessage = (schema: string, reached: number, known: number): string =>
  `The database schema "${schema}" is at version ${reached}, but this program knows only version ${known}: start the newer program again.`;

/** The steps that have not run, in their order. */
export const missingSteps = ({ steps }: Migration, { version, added }: SchemaState): readonly NumberedStep[] =>
  numbered(steps).filter((step) => step.number > version && !added.includes(entryOf(step)));

/** A step that has run with another text: an update by another build was begun, and never released. */
const strangeStep = ({ steps }: Migration, { version, added }: SchemaState): string | undefined => {
  const own = numbered(steps).map(entryOf);
  return added
    .map((entry) => entry.split(' ')[0] ?? '')
    .find((number) => {
      const at = Number(number);
      return at > version && at <= own.length && !added.includes(own[at - 1] ?? '');
    });
};

/** Why this program must not work with the schema, or not while `others` are connected. */
export const refusalOf = (migration: Migration, state: SchemaState, others: readonly string[]): DataRefused | null => {
  const { schema, steps } = migration;
  if (state.version > steps.length) return new SchemaTooNew(tooNewMessage(schema, state.version, steps.length));
  const strange = strangeStep(migration, state);
  if (strange !== undefined)
    return new DataRefused(
      `Step ${strange} of the database schema "${schema}" was run by another build, which was never completed: start that build, or restore the backup that was made before it.`,
    );
  const needsStop = missingSteps(migration, state).find(({ text, isRemoval }) => !isRemoval && takesAway(text));
  if (needsStop && others.length > 0)
    return new DataRefused(
      `Step ${needsStop.number} of the database schema "${schema}" takes away what the running release still needs (${others.join(', ')}): stop it, then run npm start.`,
    );
  return null;
};

/** What each schema lacks, without changing anything. Needs only the right to read the versions. */
export const surveySchemas = async (
  db: Queryable,
  migrations: readonly Migration[],
): Promise<readonly SchemaSurvey[]> => {
  const others = await otherReleases(db);
  const surveys: SchemaSurvey[] = [];
  for (const migration of migrations) {
    const state = (await readState(db, migration.schema)) ?? emptyState;
    surveys.push({
      ...{ schema: migration.schema, version: state.version, known: migration.steps.length },
      missing: missingSteps(migration, state).map(({ number }) => number),
      refusal: refusalOf(migration, state, others),
    });
  }
  return surveys;
};
