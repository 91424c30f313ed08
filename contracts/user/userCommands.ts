import type { PersonId, Role } from '../core/index.ts';
import type { PersonalData } from './userEvents.ts';

/** As it reaches the command-service: still with the plain data, which never gets further than its API layer. */
export type RegisterPerson = Readonly<{
  type: 'RegisterPerson';
  data: Readonly<{
    personId: PersonId;
    memberNumber: string;
    role: Role;
    person: PersonalData;
    discount: number;
    verified: boolean;
    active: boolean;
    /** Null: the person has no password yet. */
    password: string | null;
  }>;
}>;
