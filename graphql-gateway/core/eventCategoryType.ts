import { eventCategories } from '@platzwart/contracts/club-event';
import { typeReference } from './typeReference.ts';

/** `EventCategory`, for the fields of several features. */
export const eventCategoryType = typeReference((builder) =>
  builder.enumType('EventCategory', { values: eventCategories }),
);
