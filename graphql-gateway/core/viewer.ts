import { type Role, roles } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';

export const principals = ['ANONYMOUS', ...roles] as const;
export type Principal = 'ANONYMOUS' | Role;

/** Somebody whose guardian the viewer is (decisions.md N5). */
export type Child = Pick<PersonRow, 'personId' | 'memberNumber'>;

/** The viewer of an execution. `person` is null for anonymous callers, and where a response is made for a whole audience. */
export type Viewer = Readonly<{ principal: Principal; person: PersonRow | null; children: readonly Child[] }>;

export const anonymous: Viewer = { principal: 'ANONYMOUS', person: null, children: [] };

export const viewerOf = (person: PersonRow & Readonly<{ children?: readonly Child[] }>): Viewer => ({
  principal: person.role,
  person,
  children: person.children ?? [],
});

/** A viewer for everybody of the viewer's role: sees what all of them may see, and owns nothing. */
export const audienceOf = ({ principal }: Viewer): Viewer => ({ principal, person: null, children: [] });

/** Whether something of `personId` is the viewer's own, or of a child of theirs. */
export const isOfFamily = ({ person, children }: Viewer, personId: unknown): boolean =>
  person !== null && [person, ...children].some((each) => each.personId === personId);
