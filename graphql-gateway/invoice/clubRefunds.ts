import { claimKinds, rowReader } from '@platzwart/contracts/core';
import { type ClaimRow, claimColumns, setClaimRefundedSchema } from '@platzwart/contracts/invoice';
import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import type { CommandBus } from '../core/commandBus.ts';
import type { Database } from '../core/database.ts';
import { parseInput } from '../core/parseInput.ts';
import { succeeded } from '../core/messages.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { typeReference } from '../core/typeReference.ts';
import { namingArguments } from '../core/renameRefusalFields.ts';
import { receiptMethodEnum } from './invoiceParts.ts';

export const claimKindEnum = typeReference((builder) =>
  builder.enumType('InvoiceItemKind', {
    values: claimKinds,
    description: '(+) The court of a booking, the fee for its guests, or an hour card.',
  }),
);

const { kind, itemId, personId, date, gross } = claimColumns;
const refundReader = rowReader({ kind, itemId, personId, date, gross });
/** `owner`: null where the person is erased. */
type ClubRefund = Pick<ClaimRow, 'date' | 'gross' | 'itemId' | 'kind'> & Readonly<{ owner: PersonRow | null }>;
const refundsDue = `
  select ${refundReader.selectList()} from invoices.claims where club_payment = 'REFUND_DUE' order by date, claim`;

type Services = Readonly<{
  database: Pick<Database, 'rows'>;
  commandBus: CommandBus;
  peopleReads: Pick<PeopleReads, 'byIds'>;
}>;

export const clubRefundPolicies: PolicyTable = {
  ClubRefund: allOf(['_id', 'kind', 'date', 'amount', 'userID', 'firstName', 'lastName'], forAdmins),
  Query: { clubRefunds: forAdmins },
  Mutation: { setItemRefunded: forAdmins },
};

/** What was paid at the club for bookings that are cancelled: `clubRefunds` lists what is due, `setItemRefunded` says that it is paid back. */
export const addClubRefunds = (
  builder: Builder,
  { result }: Pick<SharedTypes, 'result'>,
  { database, commandBus, peopleReads }: Services,
): void => {
  const allDue = async (): Promise<readonly ClubRefund[]> => {
    const rows = refundReader.decode(await database.rows(refundsDue));
    const people = await peopleReads.byIds([...new Set(rows.map((row) => row.personId))]);
    return rows.map(({ personId: id, ...row }) => ({ ...row, owner: people.get(id) ?? null }));
  };
  const refund = builder.objectRef<ClubRefund>('ClubRefund').implement({
    description: '(+) What the club has to pay back: it was paid at the club, and its booking is cancelled.',
    fields: (t) => ({
      _id: t.exposeID('itemId', { description: 'Of the booking or card.' }),
      kind: t.field({ type: claimKindEnum(builder), resolve: (row) => row.kind }),
      date: t.expose('date', { type: 'Date', description: 'The day of play, or of the order of a card.' }),
      amount: t.expose('gross', { type: 'Cents' }),
      userID: t.id({ nullable: true, resolve: ({ owner }) => owner?.memberNumber ?? null }),
      firstName: t.string({ nullable: true, resolve: ({ owner }) => owner?.firstName ?? null }),
      lastName: t.string({ nullable: true, resolve: ({ owner }) => owner?.lastName ?? null }),
    }),
  });
  builder.queryField('clubRefunds', (t) =>
    t.field({
      type: [refund],
      description: '(+) What was paid at the club and has to be paid back, by the day of play.',
      resolve: allDue,
    }),
  );
  builder.mutationField('setItemRefunded', (t) =>
    t.field({
      type: result,
      description:
        '(+) What was paid at the club for a cancelled booking is paid back. `id`: the booking or card. ERR_BOOKING_NOT_FOUND, ERR_VOUCHER_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (nothing is due).',
      args: {
        id: t.arg.id({ required: true }),
        kind: t.arg({ type: claimKindEnum(builder), required: true }),
        refundedAt: t.arg({ type: 'Date', description: 'Missing: today.' }),
        method: t.arg({ type: receiptMethodEnum(builder), description: 'Missing: OTHER.' }),
        reference: t.arg.string(),
      },
      resolve: namingArguments(
        { itemId: 'id', refundedOn: 'refundedAt' },
        async (_, { id, refundedAt = null, method, reference = null, ...named }, context) => {
          const refunded = {
            itemId: id,
            kind: named.kind,
            refundedOn: refundedAt,
            method: method ?? 'OTHER',
            reference,
          };
          const data = parseInput(setClaimRefundedSchema, refunded);
          await commandBus.execute({ type: 'SetClaimRefunded', data, visibleIn: ['invoices'] }, context);
          return succeeded('SUC_ITEM_REFUNDED', context.language);
        },
      ),
    }),
  );
};
