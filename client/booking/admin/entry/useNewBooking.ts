import { useState } from 'react';
import { type WholeDraft, checkOf, displaces, emptyDraft, inputOf } from './bookingDraft.ts';
import { isUndecided } from './takenDates.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import { type BookedByAdmin, useBookAsAdmin } from './useBookAsAdmin.ts';

/** `hasDisplaced`: bookings of others made way for it. */
export type OnBooked = (booked: BookedByAdmin, hasDisplaced: boolean) => void;

/** A new booking as it is filled in, and sending it. */
export const useNewBooking = (sport: string, when: Pick<WholeDraft, 'date' | 'entry'>, onBooked: OnBooked) => {
  const form = useBookingDraft({ initial: emptyDraft, when, checkOf: (whole) => checkOf(sport, whole) });
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { book, isBusy } = useBookAsAdmin();
  const [wasUndecided, setUndecided] = useState(false);
  // While an answer is awaited the server decides.
  const isUndecidedNow = form.isCurrent && form.taken.some(isUndecided);
  const submit = () => {
    setRefusal(null);
    if (!form.check() || isBusy) return;
    setUndecided(isUndecidedNow);
    if (isUndecidedNow) return;
    const onRefused = (error: Error) => {
      setRefusal(error);
      form.refresh();
    };
    const onDone = (booked: BookedByAdmin) => onBooked(booked, displaces(form.whole));
    book(inputOf(sport, form.whole), { onDone, onRefused });
  };
  return { ...form, submit, isBusy, refusal, isStoppedByUndecided: wasUndecided && isUndecidedNow };
};
