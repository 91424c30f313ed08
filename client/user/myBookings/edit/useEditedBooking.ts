import { useState } from 'react';
import type { BookingEntry } from '../useBookingEntry.ts';
import { playersOf } from './changeOf.ts';

/** What is entered about a booking, and the state of it that this is a change of. */
export const useEditedBooking = (latest: BookingEntry['booking']) => {
  const [base, setBase] = useState(latest);
  const [remark, setRemark] = useState(latest.remark ?? '');
  const [players, setPlayers] = useState(() => playersOf(latest.players));
  return {
    ...{ base, before: playersOf(base.players), remark, setRemark, players, setPlayers },
    isStale: base.revision !== latest.revision,
    /** Keeps what was entered, as a change of the latest state. */
    keep: () => setBase(latest),
    /** Begins again with the latest state. */
    restart: () => {
      setBase(latest);
      setRemark(latest.remark ?? '');
      setPlayers(playersOf(latest.players));
    },
  };
};
