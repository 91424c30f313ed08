import type { AnswerTopics } from '../core/answerTopics.ts';
import { parseInput } from '../core/inputs.ts';
import { chosenPlanRangeSchema, isInRange } from './planRange.ts';

/** Which changes make an answer about bookings wrong. */
export const bookingAnswers: AnswerTopics = {
  bookingsInPeriod: (args) => {
    const range = parseInput(chosenPlanRangeSchema, args);
    return { model: 'bookings', isTouchedBy: (row) => isInRange(range, row) };
  },
  // Any position will do from which a subscription misses nothing of what is read beside it.
  courtPlanPosition: 'anything',
};
