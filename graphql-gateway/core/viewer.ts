import { type Role, roles } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';

export const principals = ['ANONYMOUS', ...roles] as const;
export type Principal = 'ANONYMOUS' | Role;

/** The viewer of an execution. `person` is null for anonymous callers, and where a response is made for a whole audience. */
export type Viewer = Readonly<{ principal: Principal; person: PersonRow | null }>;

export const anonymous: Viewer = { principal: 'ANONYMOUS', person: null };

export const viewerOf = (person: PersonRow): Viewer => ({ principal: person.role, person });

/** A viewer for everybody of the viewer's role: sees what all of them may see, and owns nothing. */
export const audienceOf = ({ principal }: Viewer): Viewer => ({ principal, person: null });
