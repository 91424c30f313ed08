import type { BookingSetup } from '../data/useBookingSetup.ts';

/** decisions.md N23: trainers and ADMINs need to name nobody. */
export const needsPlayers = ({ players, person }: Pick<BookingSetup, 'players' | 'person'>): boolean =>
  players === 'REQUIRED' && (person.role === 'MEMBER' || person.role === 'GUEST');
