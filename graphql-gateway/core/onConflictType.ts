import { onConflicts } from '@platzwart/contracts/core';
import { typeReference } from './typeReference.ts';

/** `OnConflict`, for the inputs of several features. */
export const onConflictType = typeReference((builder) =>
  builder.enumType('OnConflict', {
    description: '(+) What an entry does where a court is taken. DISPLACE: only EVENT and BLOCK.',
    values: onConflicts,
  }),
);
