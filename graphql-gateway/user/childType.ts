import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';

/** A child as its guardian sees it (decisions.md N5). */
export const addChildType = (builder: Builder, { role }: SharedTypes) =>
  builder.objectRef<PersonRow>('Child').implement({
    description: '(+) Somebody for whom another person books and pays (decisions.md N5).',
    fields: (t) => ({
      _id: t.exposeID('personId'),
      userID: t.exposeID('memberNumber'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      role: t.expose('role', { type: role, description: 'Its prices are those of the role.' }),
      discount: t.exposeInt('discount', { description: 'Percent, 0 to 100.' }),
    }),
  });
