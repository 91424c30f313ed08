import { repetitions } from '@platzwart/contracts/booking';
import { typeReference } from './typeReference.ts';

/** `Repetition`, for the fields of several features. */
export const repetitionType = typeReference((builder) => builder.enumType('Repetition', { values: repetitions }));
