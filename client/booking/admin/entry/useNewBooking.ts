import { useState } from 'react';
import { type WholeDraft, checkOf, emptyDraft, inputOf } from './bookingDraft.ts';
import { useBookingDraft } from './useBookingDraft.ts';
import { type BookedByAdmin, useBookAsAdmin } from './useBookAsAdmin.ts';

/** A new booking as it is filled in, and sending it. */
export const useNewBooking = (
  sport: string,
  when: Pick<WholeDraft, 'date' | 'entry'>,
  onBooked: (booked: BookedByAdmin) => void,
) => {
  const form = useBookingDraft({ initial: emptyDraft, when, checkOf: (whole) => checkOf(sport, whole) });
  const [refusal, setRefusal] = useState<Error | null>(null);
  const { book, isBusy } = useBookAsAdmin();
  const submit = () => {
    setRefusal(null);
    if (!form.check() || isBusy) return;
    const onRefused = (error: Error) => {
      setRefusal(error);
      form.refresh();
    };
    book(inputOf(sport, form.whole), { onDone: onBooked, onRefused });
  };
  return { ...form, submit, isBusy, refusal };
};
