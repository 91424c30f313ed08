import {
  type SeasonHolderAsked,
  type SeasonOfferAnswered,
  lacksHolder,
  lastDayToEnter,
} from '@platzwart/contracts/booking';
import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import { accept, reject } from '../../core/decider.ts';
import { holdersToAsk, holdersToRemind, seriesOfHolder } from './holdersToAsk.ts';
import { type SeasonDecision, ofOpenPlan } from './seasonRules.ts';
import type { AnswerOffer, AskHolders, NewAsk, RemindHolders, SetAnswer } from './seasonStreamCommands.ts';
import type { PlannedSeries, SeasonPlan, SeasonState } from './seasonState.ts';

type Question = Readonly<{ today: LocalDate; answerUntil: LocalDate; isReminder: boolean }>;

const askedAbout = (
  plan: SeasonPlan,
  { personId, codeId, tokenHash }: NewAsk,
  question: Question,
): SeasonHolderAsked => {
  const { today, answerUntil, isReminder } = question;
  const series = seriesOfHolder(plan, personId).map(({ answer: _, isAsked: _a, isBooked: _b, ...offer }) => offer);
  const link = { planId: plan.planId, personId, codeId, tokenHash };
  return {
    type: 'SeasonHolderAsked',
    data: { ...link, askedOn: today, answerUntil, isReminder, sport: plan.sport, series },
  };
};

const asking = (
  plan: SeasonPlan,
  { asks, holders, ...question }: Question & Readonly<{ asks: readonly NewAsk[]; holders: readonly PersonId[] }>,
): SeasonDecision =>
  accept(
    ...asks
      .filter(({ personId }) => holders.includes(personId))
      .map((ask): SeasonHolderAsked => askedAbout(plan, ask, question)),
  );

/**
 * Asks the holders who have something to answer; whoever was asked already is not asked again, except until another day. Refuses with
 * ERR_INVALID_INPUT (a last day in the past, or further ahead than a season can be).
 */
export const decideAskHolders = ({ data }: AskHolders, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    const { today, answerUntil, asks } = data;
    if (answerUntil < today || answerUntil > lastDayToEnter(today)) return reject('ERR_INVALID_INPUT', 'answerUntil');
    return asking(plan, { today, answerUntil, isReminder: false, asks, holders: holdersToAsk(plan, answerUntil) });
  });

/** Reminds each holder once. */
export const decideRemindHolders = ({ data }: RemindHolders, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    const { today, asks } = data;
    if (plan.answerUntil === null) return accept();
    const question = { today, answerUntil: plan.answerUntil, isReminder: true };
    return asking(plan, { ...question, asks, holders: holdersToRemind(plan, today) });
  });

type Given = AnswerOffer['data']['answers'][number];

/** The same answer again is none, unless there are new words. */
const answered = (
  plan: SeasonPlan,
  { seriesId, personId, answer: before }: PlannedSeries,
  { answer, sealedOtherTime, byClub }: Given & Readonly<{ byClub: boolean }>,
): readonly SeasonOfferAnswered[] =>
  before === answer && sealedOtherTime === null
    ? []
    : [
        {
          type: 'SeasonOfferAnswered',
          data: { planId: plan.planId, seriesId, personId, answer, sealedOtherTime, byClub },
        },
      ];

const planOfLink = ({ plans }: SeasonState, tokenHash: string): SeasonPlan | undefined =>
  [...plans.values()].find(({ links }) => links.has(tokenHash));

/**
 * The holder answers by their secret link, as often as they like until the last day. Refuses with ERR_SEASON_OFFER_OVER (no such link, or
 * the last day is over), ERR_SEASON_NOT_FOUND (a series of somebody else, or that is not offered any more), ERR_SEASON_NOT_UPDATED (it is
 * booked).
 */
export const decideAnswerOffer = ({ data }: AnswerOffer, state: SeasonState): SeasonDecision => {
  const { tokenHash, today, answers } = data;
  const plan = planOfLink(state, tokenHash);
  if (!plan || plan.answerUntil === null || today > plan.answerUntil) return reject('ERR_SEASON_OFFER_OVER');
  const holder = plan.links.get(tokenHash);
  const series = answers.map((each) => plan.series.get(each.seriesId));
  const foreign = series.findIndex((each) => each?.personId !== holder || !each?.isAsked);
  if (foreign >= 0) return reject('ERR_SEASON_NOT_FOUND', `answers.${foreign}`);
  const booked = series.findIndex((each) => each?.isBooked);
  if (booked >= 0) return reject('ERR_SEASON_NOT_UPDATED', `answers.${booked}`);
  return accept(
    ...answers.flatMap((each) => {
      const known = plan.series.get(each.seriesId);
      return known ? answered(plan, known, { ...each, byClub: false }) : [];
    }),
  );
};

/**
 * An ADMIN answers for the holder, also after the last day. Refuses with ERR_SEASON_NOT_FOUND and ERR_SEASON_NOT_UPDATED (it is booked, or
 * accepted without the holder whom it needs).
 */
export const decideSetAnswer = ({ data }: SetAnswer, state: SeasonState): SeasonDecision =>
  ofOpenPlan(state, data, (plan) => {
    const known = plan.series.get(data.seriesId);
    if (!known) return reject('ERR_SEASON_NOT_FOUND', 'seriesId');
    const isPossible = !known.isBooked && !(data.answer === 'YES' && lacksHolder(known));
    if (!isPossible) return reject('ERR_SEASON_NOT_UPDATED', 'seriesId');
    return accept(...answered(plan, known, { ...data, byClub: true }));
  });
