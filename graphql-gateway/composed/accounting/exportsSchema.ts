import { exportKinds } from '@platzwart/contracts/club';
import type { Builder } from '../../core/builder.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';
import type { MutationSuccess, SharedTypes } from '../../core/sharedTypes.ts';
import type { GatewayContext } from '../../core/context.ts';
import { type ExportRequest, exportRequestSchema } from './exportRequest.ts';
import type { RecordedExport } from './recordedExports.ts';

export const exportsPolicies: PolicyTable = {
  AccountingExport: allOf(
    ['exportID', 'kind', 'from', 'to', 'isOnlyNew', 'after', 'upTo', 'rows', 'sha256', 'fileName', 'exportedAt', 'by'],
    forAdmins,
  ),
  ExportResult: allOf(['success', 'code', 'msg', 'exportID'], forAdmins),
  Query: { accountingExports: forAdmins },
  Mutation: { exportPostings: forAdmins },
};

type Services = Readonly<{
  readExports: () => Promise<readonly RecordedExport[]>;
  exportPostings: (request: ExportRequest, context: GatewayContext) => Promise<string>;
}>;

/** The exports of postings that the club log knows, and the call that adds one (decisions.md N45). */
export const addExports = (
  builder: Builder,
  { mutationResult, bookingUser }: SharedTypes,
  { readExports, exportPostings }: Services,
): void => {
  const kind = builder.enumType('ExportKind', { description: '(+)', values: exportKinds });
  const recorded = builder.objectRef<RecordedExport>('AccountingExport').implement({
    description: '(+) A file of postings as it was exported: `/documents/accounting/exports/<exportID>` has its bytes.',
    fields: (t) => ({
      exportID: t.exposeID('exportId'),
      kind: t.expose('kind', { type: kind }),
      from: t.expose('from', { type: 'Date' }),
      to: t.expose('to', { type: 'Date' }),
      isOnlyNew: t.exposeBoolean('isOnlyNew'),
      after: t.exposeString('after', { nullable: true, description: 'Null: from the beginning of the log.' }),
      upTo: t.exposeString('upTo', { description: 'The position of the log up to which it knows everything.' }),
      rows: t.exposeInt('rows', { description: 'Postings.' }),
      sha256: t.exposeString('sha256'),
      fileName: t.exposeString('fileName'),
      exportedAt: t.expose('occurredAt', { type: 'DateTime' }),
      by: t.field({
        type: bookingUser,
        nullable: true,
        description: 'Null for a person who was erased.',
        resolve: ({ actorId }, _, { person }) => (actorId === null ? null : person(actorId)),
      }),
    }),
  });
  const result = builder.objectRef<MutationSuccess & Readonly<{ exportId: string }>>('ExportResult').implement({
    description: '(+)',
    interfaces: [mutationResult],
    fields: (t) => ({ exportID: t.exposeID('exportId') }),
  });
  const input = builder.inputType('ExportInput', {
    description: '(+) Days of one calendar year, and for DATEV of one business year.',
    fields: (t) => ({
      kind: t.field({ type: kind, required: true }),
      from: t.field({ type: 'Date', required: true }),
      to: t.field({ type: 'Date', required: true }),
      isOnlyNew: t.boolean({ required: true, description: 'Without what earlier exports of the kind contain.' }),
    }),
  });
  builder.queryField('accountingExports', (t) =>
    t.field({
      type: [recorded],
      description: '(+) The newest first.',
      resolve: async () => [...(await readExports())],
    }),
  );
  builder.mutationField('exportPostings', (t) =>
    t.field({
      type: result,
      description:
        '(+) Refused with ERR_NOTHING_TO_EXPORT, and with ERR_EXPORT_OUTDATED where others export all the time.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const exportId = await exportPostings(parseInput(exportRequestSchema, args.input, 'input'), context);
        return { ...succeeded('SUC_POSTINGS_EXPORTED', context.language), exportId };
      },
    }),
  );
};
