import type { BookAsUser, RequestedBooking } from '@platzwart/contracts/booking';
import { refusedReasons } from '@platzwart/contracts/club';
import { addDays } from '@platzwart/contracts/core';
import type { Handler } from '../../core/commandDeclaration.ts';
import type { Answer } from '../../core/commandStream.ts';
import { clubNow } from '../domain/clubNow.ts';
import type { RefusedBooking, RefusedBookingCounts } from './refusedBookingCounts.ts';

type Handle = Handler<BookAsUser['data']>;
type Dependencies = Readonly<{
  settings: () => Readonly<{ sports: readonly Readonly<{ sport: string }>[] }> | null;
  refusedBookings: RefusedBookingCounts;
}>;

/** Days ahead; what is wanted later is a mistake rather than demand. */
const furthest = 366;

/** The blocks that a refusal is about: those that it names, else all of them. */
const blocksOf = (bookings: readonly RequestedBooking[], fields: readonly string[]): readonly RequestedBooking[] => {
  const named = bookings.filter((_, index) =>
    fields.some((field) => field === `bookings.${index}` || field.startsWith(`bookings.${index}.`)),
  );
  return named.length > 0 ? named : bookings;
};

/** What a person wanted and did not get; nothing where the answer is none of those that are demand. */
const refusedBlocks = (bookings: readonly RequestedBooking[], answer: Answer<string>): readonly RefusedBooking[] => {
  if (answer.outcome !== 'rejected') return [];
  const reason = refusedReasons.find((each) => each === answer.code);
  if (!reason) return [];
  return blocksOf(bookings, answer.fields).map(({ sport, date, start }) => ({
    ...{ sport, date, hour: Number(start.slice(0, 2)), reason },
  }));
};

/** Answers like the handler, and counts the courts that a person wanted in vain. */
export const countingRefusals =
  <Needs>(handlerOf: (dependencies: Needs) => Handle) =>
  (dependencies: Needs & Dependencies): Handle => {
    const handle = handlerOf(dependencies);
    const { settings, refusedBookings } = dependencies;
    const isPossible = ({ sport, date }: RefusedBooking, now: string): boolean => {
      const today = clubNow(now).date;
      const isOffered = settings()?.sports.some((each) => each.sport === sport) ?? false;
      return isOffered && date >= today && date <= addDays(today, furthest);
    };
    return async (data, call) => {
      const answer = await handle(data, call);
      if (call.actor === null) return answer;
      for (const refused of refusedBlocks(data.bookings, answer))
        if (isPossible(refused, call.now)) refusedBookings.note(refused, call.actor);
      return answer;
    };
  };
