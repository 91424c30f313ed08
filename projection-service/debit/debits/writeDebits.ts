import {
  type CollectionAnnounced,
  type DebitAnnounced,
  type DebitEvent,
  type MandateSigned,
  debitEventTypes,
  debitIdOf,
  debtorAccountSchema,
  debtorSchema,
} from '@platzwart/contracts/debit';
import type { InvoicePaid } from '@platzwart/contracts/invoice';
import type { PersonErased } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type Change, add, change } from './changeRows.ts';
import { type AboutMoney, changeOfMoney, isAboutMoney } from './changeOfMoney.ts';

type Handled = DebitEvent | InvoicePaid | PersonErased;
const handled: ReadonlySet<string> = new Set([...debitEventTypes, 'InvoicePaid', 'PersonErased']);
const isHandled = (logged: Logged): logged is Logged<Handled> => handled.has(logged.event.type);

const addMandate = async ({ data }: MandateSigned, { position }: Logged, effects: Effects): Promise<void> => {
  const { mandateId, personId, reference, signedOn, lastUsedOn = null, origin, sealedAccount } = data;
  const [opened = null] = await effects.unseal([{ personId, sealed: sealedAccount }]);
  const account = v.parse(v.nullable(debtorAccountSchema), opened);
  const fresh = { revoked: false, lastUsedOn, signedAt: position, changedAt: position };
  await add('mandates', { mandateId, personId, reference, signedOn, origin, account, ...fresh }, effects);
};

const keptYears = 8;

/** Payers whose time is over are gone with their key; a table that is built anew cannot open them either (decisions.md N36). */
const forgetDebtors = ({ data }: CollectionAnnounced, { client, schema }: Effects) =>
  client.query(`update ${schema}.debits set debtor = null where announced_on < $1 and debtor is not null`, [
    `${Number(data.announcedOn.slice(0, 4)) - keptYears}-01-01`,
  ]);

const addCollection = async (
  event: CollectionAnnounced,
  { position, occurredAt }: Logged,
  effects: Effects,
): Promise<void> => {
  const { collectionId, announcedOn, executionOn, creditor } = event.data;
  const fresh = { state: 'ANNOUNCED', version: 0, writtenAt: occurredAt, submittedOn: null, credited: 0 };
  const at = { announcedAt: position, changedAt: position };
  await add('collections', { collectionId, announcedOn, executionOn, creditor, ...fresh, ...at }, effects);
  await forgetDebtors(event, effects);
};

const addDebit = async ({ data }: DebitAnnounced, { position }: Logged, effects: Effects): Promise<void> => {
  const { announcedOn, sealedDebtor, creditor: _, mandateId: _mandate, ...debit } = data;
  const sealed = { year: Number(announcedOn.slice(0, 4)), sealed: sealedDebtor };
  const [opened = null] = await effects.unsealRetained([sealed]);
  const debtor = v.parse(v.nullable(debtorSchema), opened);
  const fresh = {
    state: 'PENDING',
    dropReason: null,
    returnReason: null,
    returnedOn: null,
    returnFee: null,
    surplus: 0,
    refundedOn: null,
    changedAt: position,
  };
  await add('debits', { ...debit, debitId: debitIdOf(data), announcedOn, debtor, ...fresh }, effects);
};

type Changing = Exclude<Handled, CollectionAnnounced | DebitAnnounced | MandateSigned | AboutMoney>;

/** What an event changes of rows that exist. */
const changesBy = (event: Changing, occurredAt: string): readonly Change[] => {
  switch (event.type) {
    case 'MandateRevoked':
      return [{ table: 'mandates', where: 'mandate_id = $2', values: [event.data.mandateId], set: 'revoked = true' }];
    case 'PersonErased':
      return [{ table: 'mandates', where: 'person_id = $2', values: [event.data.personId], set: 'account = null' }];
    case 'DebitDropped':
      return [
        {
          ...{ table: 'debits', where: 'debit_id = $2', values: [debitIdOf(event.data), event.data.reason] },
          set: `state = 'DROPPED', drop_reason = $3`,
        },
        {
          ...{ table: 'collections', where: 'collection_id = $2', values: [event.data.collectionId, occurredAt] },
          set: 'version = version + 1, written_at = $3',
        },
      ];
    case 'CollectionCancelled':
      return [
        {
          ...{ table: 'collections', where: 'collection_id = $2', values: [event.data.collectionId] },
          set: `state = 'CANCELLED'`,
        },
      ];
    case 'CollectionSubmitted':
      return [
        {
          ...{
            table: 'collections',
            where: 'collection_id = $2',
            values: [event.data.collectionId, event.data.submittedOn],
          },
          set: `state = 'SUBMITTED', submitted_on = $3`,
        },
      ];
    case 'CollectionSettled':
      return [
        {
          ...{ table: 'collections', where: 'collection_id = $2', values: [event.data.collectionId] },
          set: `state = 'SETTLED'`,
        },
        {
          ...{ table: 'debits', where: `collection_id = $2 and state = 'PENDING'` },
          ...{ values: [event.data.collectionId], set: `state = 'COLLECTED', surplus = amount` },
        },
      ];
    case 'DebitReturned':
      return [
        {
          ...{ table: 'debits', where: 'debit_id = $2' },
          ...{ values: [debitIdOf(event.data), event.data.reason, event.data.returnedOn] },
          set: `state = 'RETURNED', return_reason = $3, returned_on = $4`,
        },
      ];
  }
};

/** A mandate counts as used once it is handed to the bank. */
const useMandates = async (collectionId: string, { client, schema }: Effects): Promise<void> => {
  await client.query(
    `update ${schema}.mandates as mandate set last_used_on = debit.execution_on
     from ${schema}.debits as debit
     where debit.collection_id = $1 and debit.state = 'PENDING' and mandate.reference = debit.mandate_reference
       and (mandate.last_used_on is null or mandate.last_used_on < debit.execution_on)`,
    [collectionId],
  );
};

const write = async (logged: Logged<Handled>, effects: Effects): Promise<void> => {
  const { event } = logged;
  if (event.type === 'MandateSigned') return addMandate(event, logged, effects);
  if (event.type === 'CollectionAnnounced') return addCollection(event, logged, effects);
  if (event.type === 'DebitAnnounced') return addDebit(event, logged, effects);
  if (isAboutMoney(event)) return change(changeOfMoney(event), logged, effects);
  if (event.type === 'CollectionSubmitted') await useMandates(event.data.collectionId, effects);
  for (const each of changesBy(event, logged.occurredAt)) await change(each, logged, effects);
};

/** One event after the other: they are few. */
export const writeDebits = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  for (const logged of events.filter(isHandled)) await write(logged, effects);
};
