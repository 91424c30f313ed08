import type { BookingRow, PlayerRow } from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Unseal } from '../../core/readModel.ts';
import type { BookingChanges, Cancellation, FoldedBooking } from './foldBookings.ts';
import type { BookingUpdate, SealedGuests } from './foldUpdates.ts';

type SealedText = Readonly<{ personId: PersonId; sealed: string }>;
const textSchema = v.nullable(v.string());

const sealedText = (personId: PersonId | null, sealed: string | null): readonly SealedText[] =>
  personId === null || sealed === null ? [] : [{ personId, sealed }];

const sealedTextsIn = ({ booked, updated, cancelled }: BookingChanges): readonly SealedText[] => [
  ...booked.flatMap(({ personId, sealedRemark }) => sealedText(personId, sealedRemark)),
  ...updated.flatMap(({ personId, remark }) => sealedText(personId, remark?.sealed ?? null)),
  ...[...booked, ...updated].flatMap(({ personId, sealedGuests }) => sealedText(personId, sealedGuests)),
  ...[...booked, ...cancelled].flatMap(({ personId, sealedReason }) => sealedText(personId, sealedReason)),
];

type TextOf = (sealed: string | null) => string | null;

const opened = async (texts: readonly SealedText[], unseal: Unseal): Promise<TextOf> => {
  if (texts.length === 0) return () => null;
  const plain = await unseal(texts);
  const bySeal = new Map(texts.map(({ sealed }, index) => [sealed, v.parse(textSchema, plain[index] ?? null)]));
  return (sealed) => bySeal.get(sealed ?? '') ?? null;
};

type UnsealedChanges = Readonly<{
  booked: readonly BookingRow[];
  updated: readonly BookingUpdate[];
  cancelled: readonly Cancellation[];
}>;

/** The guests by name; without names, which an erased owner leaves behind, as many as there were. */
const guestsOf = ({ guests, sealedGuests }: SealedGuests, textOf: TextOf): readonly PlayerRow[] => {
  const names = textOf(sealedGuests)?.split('\n') ?? [];
  return Array.from({ length: guests }, (_, index) => ({ personId: null, guestName: names[index] ?? null }));
};

/** Remarks, reasons and the names of guests are opened when they are written; for an erased person, whose key is destroyed, they are null. */
export const unsealTexts = async (changes: BookingChanges, unseal: Unseal): Promise<UnsealedChanges> => {
  const textOf = await opened(sealedTextsIn(changes), unseal);
  const withReason = <Row extends FoldedBooking | Cancellation>(row: Row): Row =>
    row.sealedReason === null ? row : { ...row, cancelReason: textOf(row.sealedReason) ?? row.cancelReason };
  const withRemark = (row: FoldedBooking): FoldedBooking =>
    row.sealedRemark === null ? row : { ...row, remark: textOf(row.sealedRemark) };
  return {
    booked: changes.booked.map((row) => {
      const opened = withRemark(withReason(row));
      return { ...opened, players: [...row.players, ...guestsOf(row, textOf)] };
    }),
    updated: changes.updated.map((update) => ({
      ...update,
      remark: update.remark && { ...update.remark, text: textOf(update.remark.sealed) },
      players: update.players && [...update.players, ...guestsOf(update, textOf)],
    })),
    cancelled: changes.cancelled.map(withReason),
  };
};
