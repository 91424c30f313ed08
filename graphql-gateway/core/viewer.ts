import { type Role, roles } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';

export const principals = ['ANONYMOUS', ...roles] as const;
export type Principal = 'ANONYMOUS' | Role;

/** Who is asking. `person` is null for the public, and where an answer is made for a whole audience at once. */
export type Viewer = Readonly<{ principal: Principal; person: PersonRow | null }>;

export const anonymous: Viewer = { principal: 'ANONYMOUS', person: null };

export const viewerOf = (person: PersonRow): Viewer => ({ principal: person.role, person });

/** Everybody of the viewer's role: sees what all of them may see, and owns nothing. */
export const audienceOf = ({ principal }: Viewer): Viewer => ({ principal, person: null });
