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
    }),
  }),
);
