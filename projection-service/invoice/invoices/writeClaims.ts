import { claimKey, rowReader } from '@platzwart/contracts/core';
import { type ClaimRow, claimColumns } from '@platzwart/contracts/invoice';
import type { Effects, Logged } from '../../core/readModel.ts';
import { writeRows } from '../../core/writeRows.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import { type ClaimEvent, claimsAbout, claimsAfter, isClaimEvent, isClosing, keysAbout } from './claimEvents.ts';

const columns = writtenColumns(claimColumns);
const reader = rowReader(claimColumns);

const knownClaims = async (keys: readonly string[], { client, schema }: Effects): Promise<Map<string, ClaimRow>> => {
  const { rows } = await client.query({
    name: `known claims ${schema}`,
    text: `select ${reader.selectList()} from ${schema}.claims where claim = any($1::text[])`,
    values: [keys],
  });
  return new Map(reader.decode(rows).map((row) => [row.claim, row]));
};

/** A claim that has seen the event already stays as it is. */
const applyTo = (claims: Map<string, ClaimRow>, { event, position }: Logged<ClaimEvent>): readonly string[] => {
  const known = claimsAbout(event).flatMap((name) => claims.get(claimKey(name)) ?? []);
  const after = claimsAfter(event, known).filter((claim) => {
    const before = claims.get(claimKey(claim));
    return claim !== before && (!before || before.changedAt < position);
  });
  for (const claim of after) {
    const key = claimKey(claim);
    claims.set(key, { ...claim, claim: key, changedAt: position });
  }
  return after.map(claimKey);
};

const change = async (events: readonly Logged<ClaimEvent>[], effects: Effects): Promise<void> => {
  if (events.length === 0) return;
  const claims = await knownClaims(keysAbout(events), effects);
  const changed = new Set(events.flatMap((logged) => applyTo(claims, logged)));
  const rows = [...changed].flatMap((key) => claims.get(key) ?? []);
  const target = { table: `${effects.schema}.claims`, key: 'claim', columns };
  await writeRows(effects.client, target, rows);
};

/** Of closed days only what is still to be paid, or paid back, keeps its person (decisions.md N33). Cards are nobody's time on a court. */
const forgetClosed = ({ event, position }: ReturnType<typeof closings>[number], { client, schema }: Effects) =>
  client.query(
    `delete from ${schema}.claims
     where date < $1 and changed_at < $2 and state in ('NONE', 'PAID') and kind <> 'VOUCHER'
       and club_payment <> 'REFUND_DUE'`,
    [event.data.before, position],
  );
const closings = (events: readonly Logged[]) => events.filter(isClosing);

/** Writes what is owed after `events`. Days are closed between what comes before and after them. */
export const writeClaims = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  let from = 0;
  for (const [index, logged] of events.entries()) {
    if (!isClosing(logged)) continue;
    await change(events.slice(from, index).filter(isClaimEvent), effects);
    await forgetClosed(logged, effects);
    from = index + 1;
  }
  await change(events.slice(from).filter(isClaimEvent), effects);
};
