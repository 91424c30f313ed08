import type { Booker } from '../domain/bookingRequests.ts';
import type { PersonInClub } from './actingPerson.ts';

/** What the booking rules need to know of a person. */
export const bookerOf = ({ personId, role, discount, limits }: PersonInClub): Booker => ({
  ...{ personId, role, discount, limits },
});
