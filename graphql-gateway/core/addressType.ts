import type { PostalAddress } from '@platzwart/contracts/user';
import { typeReference } from './typeReference.ts';

/** `Address`, for the fields of several features. */
export const addressType = typeReference((builder) =>
  builder.objectRef<PostalAddress>('Address').implement({
    fields: (t) => ({
      city: t.exposeString('city'),
      houseNumber: t.exposeString('houseNumber'),
      street: t.exposeString('street'),
      zip: t.exposeString('zip'),
      country: t.exposeString('country', {
        nullable: true,
        description: '(+) ISO 3166-1, e.g. DE; null: not known (decisions.md Q5).',
      }),
    }),
  }),
);
