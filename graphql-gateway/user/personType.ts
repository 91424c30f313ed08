import { personIdSchema } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import type { GatewayContext } from '../core/context.ts';
import { typeReference } from '../core/typeReference.ts';

/** Whether the pickers show a person: guests only with a verified e-mail. */
const isListed = ({ active, verified, role }: PersonRow): boolean => active && (verified || role !== 'GUEST');

/** A person of the pickers, for callers who may see the pickers; null for all others. */
const loadListed = async (context: GatewayContext, id: string): Promise<PersonRow | null> => {
  const { principal } = context.viewer();
  if (principal === 'ANONYMOUS' || principal === 'GUEST') return null;
  const parsed = v.safeParse(personIdSchema, id);
  const person = parsed.success ? await context.person(parsed.output) : null;
  // A separate type: the same query may also select the person as an account.
  return person && isListed(person) ? { ...person } : null;
};

/** `Person`, for the fields that other features add to it. */
export const personType = typeReference((builder) => builder.objectRef<PersonRow>('Person'));

export const addPersonType = (builder: Builder) =>
  builder.node(personType(builder), {
    description: 'A row of the member and guest pickers: nothing but a name (decisions.md C5, U19).',
    id: { resolve: ({ personId }) => personId },
    loadOne: (id, context) => loadListed(context, id),
    fields: (t) => ({
      _id: t.exposeID('personId'),
      userID: t.exposeID('memberNumber'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
    }),
  });
