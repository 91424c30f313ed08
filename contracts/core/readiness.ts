import * as v from 'valibot';

/** Problems that stop a service from working, and notes that operators should know. */
export const conditionCodes = [
  'STORE_UNAVAILABLE',
  'DATABASE_UNAVAILABLE',
  'DISK_FULL',
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

/** One problem or note about a service: a code for programs and a sentence for operators. Names no person. */
export type Condition = Readonly<v.InferOutput<typeof conditionSchema>>;

/** What a service reports on the loopback interface. */
export const readinessSchema = v.object({
  /** `failing` where there is a problem. */
  status: v.picklist(['ok', 'failing']),
  /** What stops the service from working. */
  problems: v.array(conditionSchema),
  /** What resolves itself, or is intended but worth knowing. */
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
