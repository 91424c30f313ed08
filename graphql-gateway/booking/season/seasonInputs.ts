import { givenAnswers } from '@platzwart/contracts/booking';
import type { Builder } from '../../core/builder.ts';
import { repetitionType } from '../../core/repetitionType.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';

/** The inputs of a draft of a season, of its series, and of answers to it. */
export const addSeasonInputs = (builder: Builder, { bookingCategory }: Pick<SharedTypes, 'bookingCategory'>) => {
  const givenAnswer = builder.enumType('GivenSeasonAnswer', { values: givenAnswers, description: '(+)' });
  return {
    givenAnswer,
    period: builder.inputType('SeasonPeriodInput', {
      description: '(+) Both days included, at most 400 days.',
      fields: (t) => ({
        from: t.field({ type: 'Date', required: true }),
        to: t.field({ type: 'Date', required: true }),
      }),
    }),
    series: builder.inputType('SeasonSeriesInput', {
      description: '(+) `userID`: the holder; missing: the club itself.',
      fields: (t) => ({
        userID: t.id(),
        category: t.field({ type: bookingCategory, required: true }),
        title: t.string(),
        court: t.int({ required: true }),
        start: t.field({ type: 'Time', required: true }),
        end: t.field({ type: 'Time', required: true }),
        repetition: t.field({ type: repetitionType(builder), required: true }),
        startdate: t.field({ type: 'Date', required: true }),
        enddate: t.field({ type: 'Date', required: true }),
      }),
    }),
    answers: builder.inputType('SeasonAnswerInput', {
      description: '(+) `otherTime`: in own words, needed with OTHER_TIME, ignored with all others.',
      fields: (t) => ({
        seriesID: t.id({ required: true }),
        answer: t.field({ type: givenAnswer, required: true }),
        otherTime: t.string(),
      }),
    }),
  };
};
