import { type BankEvent, type MovementSetAside, type StatementRead, bankEventTypes } from '@platzwart/contracts/bank';
import type { MovementId } from '@platzwart/contracts/core';
import type { CollectionCredited, ReturnCharged } from '@platzwart/contracts/debit';
import type {
  CreditReceived,
  CreditWithdrawn,
  InvoicePaid,
  InvoicePartPaid,
  InvoiceReopened,
} from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { Effects, Logged } from '../../core/readModel.ts';
import { writeCreditOf, writeDebitMovement, writePaid, writeReopened, writeWithdrawn } from './writeMovementUses.ts';
import { writeStatement } from './writeStatement.ts';

type Handled =
  | BankEvent
  | InvoicePaid
  | InvoicePartPaid
  | InvoiceReopened
  | CreditReceived
  | CreditWithdrawn
  | CollectionCredited
  | ReturnCharged;

const isHandled = (logged: Logged): logged is Logged<Handled> =>
  [
    'InvoicePaid',
    'InvoicePartPaid',
    'InvoiceReopened',
    'CreditReceived',
    'CreditWithdrawn',
    'CollectionCredited',
    'ReturnCharged',
    ...bankEventTypes,
  ].includes(logged.event.type);

/** `aside` null: it is open again. */
const writeAside = async (
  movementId: MovementId,
  aside: Readonly<{ reason: MovementSetAside['data']['reason']; note: string | null }> | null,
  { position, effects: { client, schema } }: Readonly<{ position: string; effects: Effects }>,
): Promise<readonly MovementId[]> => {
  await client.query(
    `update ${schema}.movements set aside_reason = $2, note = $3, changed_at = $4 where movement_id = $1 and changed_at < $4`,
    [movementId, aside?.reason ?? null, aside?.note ?? null, position],
  );
  return [movementId];
};

/** Null once the key of the year is destroyed. */
const noteOf = async ({ data }: MovementSetAside, { unsealRetained }: Effects): Promise<string | null> => {
  if (data.sealedNote === null) return null;
  const [note = null] = await unsealRetained([{ year: data.year, sealed: data.sealedNote }]);
  return v.parse(v.nullable(v.string()), note);
};

const writeUse = (
  event: Exclude<Handled, BankEvent>,
  position: Logged['position'],
  effects: Effects,
): Promise<readonly MovementId[]> => {
  switch (event.type) {
    case 'InvoicePaid':
    case 'InvoicePartPaid':
      return writePaid(event, position, effects);
    case 'InvoiceReopened':
      return writeReopened(event, position, effects);
    case 'CreditReceived':
      return writeCreditOf(event, position, effects);
    case 'CreditWithdrawn':
      return writeWithdrawn(event, position, effects);
    case 'CollectionCredited':
    case 'ReturnCharged':
      return writeDebitMovement(event, position, effects);
  }
};

/** Writes the event; returns the movements whose state it may have changed. */
const write = async (logged: Logged<Handled>, effects: Effects): Promise<readonly MovementId[]> => {
  const { event, position } = logged;
  switch (event.type) {
    case 'StatementRead':
      return writeStatement({ ...logged, event } satisfies Logged<StatementRead>, effects);
    case 'MovementSetAside': {
      const { movementId, reason } = event.data;
      return writeAside(movementId, { reason, note: await noteOf(event, effects) }, { position, effects });
    }
    case 'MovementTakenBack':
      return writeAside(event.data.movementId, null, { position, effects });
    default:
      return writeUse(event, position, effects);
  }
};

/** The state follows from what the movements were used for, by the same rule as the ledger's (docs/adr/0070). */
const writeStates = ({ client, schema }: Effects, ids: readonly MovementId[]) =>
  client.query(
    `update ${schema}.movements m set state =
       case
         when m.aside_reason is not null then 'SET_ASIDE'
         when m.content->>'problem' is not null then 'OPEN'
         when m.amount < 0 and not m.is_return then 'OUTGOING'
         when m.amount < 0 then case when u.used > 0 then 'SETTLED' else 'OPEN' end
         when u.used >= m.amount then 'SETTLED'
         else 'OPEN'
       end
     from (
       select each.movement_id, coalesce(sum(p.amount) filter (where p.use <> 'RELEASED'), 0) as used
       from unnest($1::text[]) as each (movement_id)
       left join ${schema}.movement_payments p on p.movement_id = each.movement_id
       group by each.movement_id
     ) u
     where m.movement_id = u.movement_id`,
    [ids],
  );

/** Writes movements one event after the other: they are few. */
export const writeBank = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  const changed = new Set<MovementId>();
  for (const logged of events.filter(isHandled)) for (const id of await write(logged, effects)) changed.add(id);
  if (changed.size > 0) await writeStates(effects, [...changed]);
};
