import { collectionId, localDate, noCents, positionSchema } from '@platzwart/contracts/core';
import type { CollectionRow } from '@platzwart/contracts/debit';
import * as v from 'valibot';

const at = v.parse(positionSchema, '0000000000000000001');
/** An announced collection. */
export const collection: CollectionRow = {
  collectionId: collectionId('8c000000-0000-4000-8000-000000000001'),
  ...{ state: 'ANNOUNCED', announcedOn: localDate('2026-06-15'), executionOn: localDate('2026-07-01') },
  creditor: {
    name: 'TC Musterstadt e. V.',
    iban: 'DE02120300000000202051',
    bic: null,
    creditorId: 'DE98ZZZ09999999999',
  },
  ...{
    version: 0,
    writtenAt: '2026-06-15T10:00:00.000Z',
    submittedOn: null,
    credited: noCents,
    announcedAt: at,
    changedAt: at,
  },
};

/** An account to collect from. */
const account = '{ iban: "DE89370400440532013000", holder: "Anna Beispiel" }';
export const signing = `mutation { signMandate(account: ${account}, creditorID: "DE98ZZZ09999999999") { code } }`;
