import type pg from 'pg';
import * as v from 'valibot';
import { checkpointFingerprintSchema } from '../following/logPosition.ts';
import { hasTable } from './hasTable.ts';
import { type LogIdentity, describeOtherLog } from './logIdentity.ts';
import type { LogProbe } from './logProbe.ts';

/** `landmark`: as releases before called the fingerprint; the oldest have neither. */
const checkpointSchema = v.object({
  position: v.nullable(v.string()),
  fingerprint: v.optional(v.nullable(checkpointFingerprintSchema), null),
  landmark: v.optional(v.nullable(checkpointFingerprintSchema), null),
});
const rowsSchema = v.array(v.object({ checkpoint: checkpointSchema }));
type Checkpoint = v.InferOutput<typeof checkpointSchema>;

const tables = ['read_models.checkpoints', 'mail.checkpoint'];

const checkpointsIn = async (client: pg.ClientBase, table: string): Promise<readonly Checkpoint[]> => {
  if (!(await hasTable(client, table))) return [];
  const { rows } = await client.query(`select to_jsonb(c) as checkpoint from ${table} c where position is not null`);
  return v.parse(rowsSchema, rows).map(({ checkpoint }) => checkpoint);
};

/** The positions of the two stores have different forms (postgresPosition.ts, eventStoreDbPosition.ts). */
const storeOf = ({ position }: Checkpoint): LogIdentity['store'] =>
  position?.includes('/') ? 'EventStoreDB' : 'PostgreSQL';

const isFrom = async (probe: LogProbe, checkpoint: Checkpoint): Promise<boolean> => {
  const fingerprint = checkpoint.fingerprint ?? checkpoint.landmark;
  if (storeOf(checkpoint) !== probe.store) return false;
  if (fingerprint === null) return (await probe.firstEvent()) !== null;
  return (await probe.idAt(fingerprint.stream, fingerprint.revision)) === fingerprint.id;
};

/**
 * For a database that does not remember its log yet, or only an empty one: null where what was made of the log (read models, outbox) is from
 * this one, at least a part of it, or where nothing was made yet; else a sentence for the operator. Several parts are compared, because tables
 * of a read model that no longer exists are not corrected when an older copy of the log is restored.
 */
export const describeEvidence = async (
  client: pg.ClientBase,
  probe: LogProbe,
  met: LogIdentity,
): Promise<string | null> => {
  const checkpoints = (await Promise.all(tables.map((table) => checkpointsIn(client, table)))).flat();
  for (const checkpoint of checkpoints) if (await isFrom(probe, checkpoint)) return null;
  const [first] = checkpoints;
  if (!first) return null;
  return describeOtherLog({ store: storeOf(first), prefix: met.prefix, firstEvent: 'unknown' }, met);
};
