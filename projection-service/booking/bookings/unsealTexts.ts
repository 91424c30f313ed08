import type { BookingRow } from '@platzwart/contracts/booking';
import type { PersonId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Unseal } from '../../core/readModel.ts';
import type { BookingChanges, Cancellation, FoldedBooking } from './foldBookings.ts';

type SealedText = Readonly<{ personId: PersonId; sealed: string }>;
const textSchema = v.nullable(v.string());

const sealedText = (personId: PersonId | null, sealed: string | null): readonly SealedText[] =>
  personId === null || sealed === null ? [] : [{ personId, sealed }];

const sealedTextsIn = ({ booked, cancelled }: BookingChanges): readonly SealedText[] => [
  ...booked.flatMap(({ personId, sealedRemark }) => sealedText(personId, sealedRemark)),
  ...[...booked, ...cancelled].flatMap(({ personId, sealedReason }) => sealedText(personId, sealedReason)),
];

type TextOf = (sealed: string | null) => string | null;

const opened = async (texts: readonly SealedText[], unseal: Unseal): Promise<TextOf> => {
  if (texts.length === 0) return () => null;
  const plain = await unseal(texts);
  const bySeal = new Map(texts.map(({ sealed }, index) => [sealed, v.parse(textSchema, plain[index] ?? null)]));
  return (sealed) => bySeal.get(sealed ?? '') ?? null;
};

type UnsealedChanges = Readonly<{ booked: readonly BookingRow[]; cancelled: readonly Cancellation[] }>;

/** Remarks and reasons are opened when they are written; for an erased person, whose key is destroyed, they are null. */
export const unsealTexts = async (changes: BookingChanges, unseal: Unseal): Promise<UnsealedChanges> => {
  const textOf = await opened(sealedTextsIn(changes), unseal);
  const withReason = <Row extends FoldedBooking | Cancellation>(row: Row): Row =>
    row.sealedReason === null ? row : { ...row, cancelReason: textOf(row.sealedReason) ?? row.cancelReason };
  const withRemark = (row: FoldedBooking): FoldedBooking =>
    row.sealedRemark === null ? row : { ...row, remark: textOf(row.sealedRemark) };
  return {
    booked: changes.booked.map((row) => withRemark(withReason(row))),
    cancelled: changes.cancelled.map(withReason),
  };
};
