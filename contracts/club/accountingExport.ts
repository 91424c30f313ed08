import * as v from 'valibot';
import { localDateSchema, positionSchema } from '../core/index.ts';

export const exportKinds = ['DATEV', 'CSV'] as const;
export type ExportKind = (typeof exportKinds)[number];

const digest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** A file of postings that was written for the tax adviser (decisions.md N45). Its bytes are in the vault, by `exportId`. */
export const accountingExportSchema = v.object({
  exportId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(exportKinds),
  /** Both days included. */
  from: localDateSchema,
  to: localDateSchema,
  /** Without the postings that earlier exports of the kind contain. */
  isOnlyNew: v.boolean(),
  /** The positions of the log between which its postings are: later than `after`, null for the beginning of the log, up to `upTo`. */
  after: v.nullable(positionSchema),
  upTo: positionSchema,
  /** Postings. */
  rows: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** SHA-256 of its bytes, in hex. */
  sha256: digest,
  fileName: v.pipe(v.string(), v.regex(/^[\w.-]{1,160}$/)),
});
export type AccountingExport = Readonly<v.InferOutput<typeof accountingExportSchema>>;

/** About 30,000 postings. */
const maxFileCharacters = 3_900_000;

export const recordExportSchema = v.object({
  ...v.omit(accountingExportSchema, ['sha256']).entries,
  /** How many exports were known when its postings were chosen: where there are more by now, it is refused. */
  expected: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Its bytes, compressed by gzip, in base64. */
  file: v.pipe(v.string(), v.maxLength(maxFileCharacters), v.base64()),
});
export type RecordExport = Readonly<{
  type: 'RecordExport';
  data: Readonly<v.InferOutput<typeof recordExportSchema>>;
}>;
