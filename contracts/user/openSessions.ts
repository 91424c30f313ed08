import * as v from 'valibot';
import { browsers, column, instantSchema, personIdSchema, systems } from '../core/index.ts';

const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A session that was used. All instants are ISO 8601. */
export const sessionUseSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  personId: personIdSchema,
  tokenVersion: version,
  browser: v.picklist(browsers),
  system: v.picklist(systems),
  startedAt: instantSchema,
  /** When it expires. */
  until: instantSchema,
  usedAt: instantSchema,
});
/** The columns of the vault's table `open_sessions` that a person is shown. All instants are ISO 8601. */
export const openSessionColumns = {
  sessionId: column.uuid,
  browser: column.textOf(v.picklist(browsers)),
  system: column.textOf(v.picklist(systems)),
  startedAt: column.instant,
  usedAt: column.instant,
};
export type SessionUse = Readonly<v.InferOutput<typeof sessionUseSchema>>;

/** The largest number of sessions in one call; a gateway with more sends further calls. */
export const maxSessionUses = 500;

/** `POST /sessions/used`: sent by the gateway periodically, never with every request. */
export const sessionUsesSchema = v.object({
  sessions: v.pipe(v.array(sessionUseSchema), v.minLength(1), v.maxLength(maxSessionUses)),
});
