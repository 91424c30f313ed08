import type { AnswerTopics } from '../core/answerTopics.ts';

const settings = { model: 'club_settings', isTouchedBy: () => true };

/** Which changes make an answer about the club wrong. */
export const clubAnswers: AnswerTopics = { generalInfos: () => settings, bookingInfos: () => settings };
