import * as v from 'valibot';

/** What can keep a service from its work, or is worth an operator's while. */
export const conditionCodes = [
  'STORE_UNAVAILABLE',
  'DATABASE_UNAVAILABLE',
  'SCHEMA_TOO_NEW',
  'STREAM_UNREADABLE',
  'LOG_NOT_FOLLOWED',
  'NOT_PROJECTING',
  'READ_MODEL_STOPPED',
  'READ_MODEL_OUTDATED',
  'READ_MODEL_BEHIND',
  'READ_MODEL_REBUILDING',
  'NOT_SENDING',
  'MAIL_WAITING',
  'MAIL_FAILED',
  'STANDING_BY',
  'READ_MODELS_UNAVAILABLE',
  'COMMAND_SERVICE_UNAVAILABLE',
  'PROJECTION_SERVICE_UNAVAILABLE',
  'MAIL_SERVICE_UNAVAILABLE',
  'STOPPING',
] as const;

const conditionSchema = v.object({ code: v.picklist(conditionCodes), sentence: v.string() });

/** One thing about a service, for a program to recognise and for an operator to read. Names no person. */
export type Condition = Readonly<v.InferOutput<typeof conditionSchema>>;

/** What a service tells of itself on the loopback. */
export const readinessSchema = v.object({
  /** `failing` where there is a problem. */
  status: v.picklist(['ok', 'failing']),
  /** What keeps it from its work. */
  problems: v.array(conditionSchema),
  /** What passes by itself, or is as it should be but good to know. */
  remarks: v.array(conditionSchema),
});
export type Readiness = Readonly<{
  status: 'ok' | 'failing';
  problems: readonly Condition[];
  remarks: readonly Condition[];
}>;

export const readinessOf = (problems: readonly Condition[], remarks: readonly Condition[] = []): Readiness => ({
  status: problems.length === 0 ? 'ok' : 'failing',
  problems,
  remarks,
});
