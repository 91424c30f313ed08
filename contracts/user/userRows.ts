import type { PersonId, Role } from '../core/index.ts';
import type { PersonalData } from './userEvents.ts';

/** A row of the read model `people`. */
export type PersonRow = PersonalData &
  Readonly<{
    personId: PersonId;
    memberNumber: string;
    role: Role;
    discount: number;
    verified: boolean;
    active: boolean;
    /** A session whose token says less has ended. */
    tokenVersion: number;
    secondFactor: boolean;
    /** Waits for its confirmation; null where none does. */
    newEmail: string | null;
    erasureRequested: boolean;
  }>;
