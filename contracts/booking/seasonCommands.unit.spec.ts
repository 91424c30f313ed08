import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerSeasonOfferSchema, setSeasonAnswerSchema } from './seasonCommands.ts';

const [one, two] = ['0c7a8c39-52a0-4b67-9d2f-000000000001', '0c7a8c39-52a0-4b67-9d2f-000000000002'];
const given = (seriesId: string, answer: string, otherTime: string | null = null) => ({ seriesId, answer, otherTime });
const fieldsRefused = (...answers: readonly unknown[]) => {
  const parsed = v.safeParse(answerSeasonOfferSchema, { tokenHash: 'a'.repeat(64), answers });
  return parsed.issues?.map((issue) => v.getDotPath(issue)) ?? [];
};

describe('The answers of a holder', () => {
  it('are one to each series', () => {
    expect(fieldsRefused(given(one, 'YES'), given(two, 'OTHER_TIME', 'dienstags'))).toEqual([]);
    expect(fieldsRefused(given(one, 'YES'), given(one, 'NO'))).toEqual(['answers']);
  });

  it.each([null, '', '  '])('say which other time is wanted: refused for %j', (otherTime) => {
    expect(fieldsRefused(given(one, 'NO'), given(two, 'OTHER_TIME', otherTime))).toEqual(['answers.1.otherTime']);
  });

  it('say so too where an ADMIN answers for them', () => {
    const answer = { planId: one, ...given(two, 'OTHER_TIME') };
    expect(v.is(setSeasonAnswerSchema, answer)).toBe(false);
    expect(v.is(setSeasonAnswerSchema, { ...answer, otherTime: 'dienstags' })).toBe(true);
  });
});
