import * as v from 'valibot';
import { personIdSchema } from '../core/index.ts';

/** As much of a device as helps somebody to tell theirs apart: no version, no model, nothing that would find it again elsewhere. */
export const browsers = ['CHROME', 'EDGE', 'FIREFOX', 'OPERA', 'SAFARI', 'SAMSUNG_INTERNET', 'OTHER'] as const;
export type Browser = (typeof browsers)[number];
export const systems = ['ANDROID', 'CHROME_OS', 'IOS', 'LINUX', 'MACOS', 'WINDOWS', 'OTHER'] as const;
export type System = (typeof systems)[number];

export type Device = Readonly<{ browser: Browser; system: System }>;

const instant = v.pipe(v.string(), v.isoTimestamp());
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A session of which somebody has made use. All instants are ISO 8601. */
export const sessionUseSchema = v.object({
  sessionId: v.pipe(v.string(), v.uuid()),
  personId: personIdSchema,
  tokenVersion: version,
  browser: v.picklist(browsers),
  system: v.picklist(systems),
  startedAt: instant,
  /** When it ends by itself. */
  until: instant,
  usedAt: instant,
});
export type SessionUse = Readonly<v.InferOutput<typeof sessionUseSchema>>;

/** What one call may tell of at most; a gateway with more to tell calls again. */
export const mostSessionUses = 500;

/** `POST /sessions/used`: told by the gateway now and then, never with every request. */
export const sessionUsesSchema = v.object({
  sessions: v.pipe(v.array(sessionUseSchema), v.minLength(1), v.maxLength(mostSessionUses)),
});
