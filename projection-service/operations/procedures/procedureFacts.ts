import {
  type Billing,
  type ClubDescription,
  billingSchema,
  clubDescriptionSchema,
  settingsTable,
} from '@platzwart/contracts/club';
import { type BookingRules, bookingRulesSchema, rowReader } from '@platzwart/contracts/core';
import { clubHistory, kindOf } from '@platzwart/contracts/message-catalogue';
import type { HistoryKind } from '@platzwart/contracts/catalogue';
import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';
import { readCheckpoints } from '../../core/checkpoints.ts';
import type { ProjectionContext } from '../../core/projectionContext.ts';

/** One type of event of the log; instants in ISO 8601, UTC. */
export type RecordedType = Readonly<{
  type: string;
  /** Null for a type of another release. */
  kind: HistoryKind | null;
  schemaVersion: number | null;
  count: number;
  first: string;
  last: string;
}>;

/** A change of the club's settings: which, when, and the member number of the ADMIN; null for the system and erased people. */
export type SettingsChange = Readonly<{ type: string; occurredAt: string; position: string; actor: string | null }>;

/** What the procedure documentation says about this installation (decisions.md N50). */
export type ProcedureFacts = Readonly<{
  club: ClubDescription | null;
  billing: Billing | null;
  rules: BookingRules | null;
  types: readonly RecordedType[];
  settingsChanges: readonly SettingsChange[];
  readModels: readonly Readonly<{ name: string; version: number; position: string | null }>[];
  /** Member number and name of everybody who is ADMIN today, in order of their numbers. */
  admins: readonly Readonly<{ memberNumber: string; name: string; secondFactor: boolean }>[];
  /** The last event of the log; null for an empty one. */
  head: Readonly<{ position: string; recordedAt: string }> | null;
}>;

const pageSize = 1_000;
const settingReader = rowReader(settingsTable.columns);
const actorSchema = v.object({ actor: v.nullable(v.string()), occurredAt: v.string() });
const adminsSchema = v.array(
  v.object({
    id: v.string(),
    memberNumber: v.string(),
    name: v.string(),
    secondFactor: v.boolean(),
    isAdmin: v.boolean(),
  }),
);

const extended = (known: RecordedType | undefined, { type, recordedAt }: RecordedEvent): RecordedType => ({
  type,
  kind: kindOf(type),
  schemaVersion: clubHistory.definitionOf(type)?.schemaVersion ?? null,
  count: (known?.count ?? 0) + 1,
  first: known?.first ?? recordedAt,
  last: recordedAt,
});

/** Reads the whole log once, page by page. */
const readLog = async ({ store }: Pick<ProjectionContext, 'store'>, numbers: ReadonlyMap<string, string>) => {
  const types = new Map<string, RecordedType>();
  const settingsChanges: SettingsChange[] = [];
  let head: ProcedureFacts['head'] = null;
  let page = await store.readAll({ after: null, limit: pageSize });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    for (const event of page) {
      types.set(event.type, extended(types.get(event.type), event));
      if (kindOf(event.type) !== 'SETTINGS') continue;
      const { actor, occurredAt } = v.parse(actorSchema, event.metadata);
      const changedBy = actor === null ? null : (numbers.get(actor) ?? null);
      settingsChanges.push({ type: event.type, occurredAt, position: event.position, actor: changedBy });
    }
    head = { position: last.position, recordedAt: last.recordedAt };
    page = await store.readAll({ after: last.position, limit: pageSize });
  }
  return { types: [...types.values()].toSorted((a, b) => (a.type < b.type ? -1 : 1)), settingsChanges, head };
};

/** The facts of a running instance: from its log, its settings, its read models and its accounts. Writes nothing. */
export const readProcedureFacts = async ({ pool, store }: ProjectionContext): Promise<ProcedureFacts> => {
  const rows = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;
  const people = v.parse(
    adminsSchema,
    await rows(`
      select person_id as id, member_number as "memberNumber", first_name || ' ' || last_name as name,
        second_factor as "secondFactor", role = 'ADMIN' and active as "isAdmin"
      from people.people order by length(member_number), member_number`),
  );
  const settings = settingReader.decode(await rows(`select ${settingReader.selectList()} from club_settings.settings`));
  const byKey = new Map(settings.map(({ key, value }) => [key, value]));
  const valueOf = <Value>(
    key: (typeof settings)[number]['key'],
    schema: v.GenericSchema<unknown, Value>,
  ): Value | null => (byKey.has(key) ? v.parse(schema, byKey.get(key)) : null);
  return {
    ...(await readLog({ store }, new Map(people.map(({ id, memberNumber }) => [id, memberNumber])))),
    club: valueOf('description', clubDescriptionSchema),
    billing: valueOf('billing', billingSchema),
    rules: valueOf('rules', bookingRulesSchema),
    readModels: (await readCheckpoints(pool)).map(({ name, version, position }) => ({ name, version, position })),
    admins: people.filter(({ isAdmin }) => isAdmin),
  };
};
