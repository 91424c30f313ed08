import type { Builder } from '../../core/builder.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { succeeded } from '../../core/messages.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { readUpload } from './readUpload.ts';
import { readingOf } from './statementReading.ts';
import { type StatementReads, statementReads } from './statementReads.ts';
import { addStatementReading, statementPolicies } from './statementType.ts';

const addBank = (builder: Builder, shared: SharedTypes, reads: StatementReads): void => {
  const reading = addStatementReading(builder, shared);
  builder.mutationField('readStatement', (t) =>
    t.field({
      type: reading,
      description:
        '(+) Reads a statement of account: camt.052, camt.053, MT940, or a ZIP file of them. Keeps and books nothing: what it pays is booked by `setAsPaid` with the movement as its reference.',
      args: { file: t.arg.string({ required: true, description: 'The file in Base64.' }) },
      resolve: async (_, { file }, context) => {
        const statements = readUpload(file);
        const { billing } = await context.club();
        const found = await readingOf(statements, reads, billing?.iban ?? null);
        return { ...succeeded('SUC_STATEMENT_READ', context.language), ...found };
      },
    }),
  );
};

/** Statements of account beside the invoices that they pay (decisions.md N38, N40). */
export const bankFeature: GatewayFeature = {
  policies: statementPolicies,
  readModels: ['invoices', 'people', 'club_settings'],
  open: ({ database, peopleReads }) => {
    const reads = statementReads(database, peopleReads);
    return { addToSchema: (builder, shared) => addBank(builder, shared, reads) };
  },
};
