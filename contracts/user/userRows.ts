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
  }>;
