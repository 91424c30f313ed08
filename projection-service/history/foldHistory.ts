import type { PersonId } from '@platzwart/contracts/core';
import type { HistoryCause, HistoryRow } from '@platzwart/contracts/history';
import type { Logged } from '../core/readModel.ts';
import { subjectOf } from './historySubjects.ts';

/**
 * A row whose sealed texts are still to be opened: by the name under which they are shown, those of all personal data as `personalData`. `plain`:
 * what leads to the person and is not sealed, and therefore is kept and forgotten with the texts.
 */
export type FoldedEntry = Omit<HistoryRow, 'texts'> &
  Readonly<{ sealed: Readonly<Record<string, string>>; plain: Readonly<Record<string, string>> }>;
/** The personal data of an account; a statement of account is sealed under the same name, with another key. */
const personalData = 'sealed';
export const personalDataText = 'personalData';

/** What says nothing to a reader, or may be shown to nobody: digests, ids of codes and factors, what another key seals. */
const omittedKeys: ReadonlySet<string> = new Set([
  // An invoice is sealed with the key of its year, which outlives the person's.
  'sealedDocument',
  // So is the payer of a debit; an account is shown in the person's mandate only, and masked.
  ...['sealedDebtor', 'sealedAccount'],
  // What a statement of account contains is in the read model `bank`, until its year's key is destroyed.
  ...['movements', 'same', 'statementKey'],
  ...['emailDigest', 'memberNumber'],
  ...['codeId', 'passwordId', 'factorId', 'recoveryCodeId', 'tokenVersion'],
]);

const sealedKey = /^sealed(?:([A-Z])(.*))?$/;

/** `sealedRemark` is `remark` once it is opened. */
const openedName = (key: string): string =>
  key === personalData
    ? personalDataText
    : key.replace(sealedKey, (_, first: string, rest: string) => first.toLowerCase() + rest);

/**
 * Who asked for it: whoever orders and pays online is the one who booked (decisions.md Q18), although the booking follows from the payment,
 * which a provider reports.
 */
const askedBy = ({ event, actor }: Logged): PersonId | null =>
  actor === null &&
  event.type === 'CourtBooked' &&
  (event.data.paymentMethod === 'PAYPAL' || event.data.paymentMethod === 'CREDIT_CARD')
    ? event.data.personId
    : actor;

const causeOf = (actor: string | null, personId: string | null): HistoryCause => {
  if (actor === null) return 'SYSTEM';
  return actor === personId ? 'OWNER' : 'CLUB';
};

const entryOf = (logged: Logged): FoldedEntry => {
  const { event, position, occurredAt, reason, revision, eventId, role, correlationId } = logged;
  const actor = askedBy(logged);
  const subject = subjectOf(event.data);
  const data = Object.entries(event.data).filter(([key]) => !omittedKeys.has(key));
  const sealed = data.filter((entry): entry is [string, string] => sealedKey.test(entry[0]) && entry[1] !== null);
  return {
    entryId: `${position} ${subject.subjectId}`,
    ...subject,
    ...{ position, revision, eventId, correlationId, occurredAt, role, reason },
    action: event.type,
    actorId: actor,
    cause: causeOf(actor, subject.personId),
    details: Object.fromEntries(data.filter(([key]) => !sealedKey.test(key))),
    sealed: Object.fromEntries(sealed.map(([key, text]) => [openedName(key), text])),
    plain: 'memberNumber' in event.data ? { memberNumber: event.data.memberNumber } : {},
  };
};

/** One entry for each event. */
export const foldHistory = (events: readonly Logged[]): readonly FoldedEntry[] => events.map(entryOf);
