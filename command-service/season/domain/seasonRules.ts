import type { SeasonErrorCode, SeasonEvent, SeasonPlanId } from '@platzwart/contracts/booking';
import type { CoreErrorCode } from '@platzwart/contracts/core';
import { type Decision, reject } from '../../core/decider.ts';
import type { SeasonPlan, SeasonState } from './seasonState.ts';

export type SeasonRuleCode = SeasonErrorCode | Extract<CoreErrorCode, 'ERR_INVALID_INPUT'>;
export type SeasonDecision = Decision<SeasonEvent, SeasonRuleCode>;

/** Decides on a draft that can still be changed: ERR_SEASON_NOT_FOUND without one, ERR_SEASON_NOT_UPDATED for a closed one. */
export const ofOpenPlan = (
  { plans }: SeasonState,
  { planId }: Readonly<{ planId: SeasonPlanId }>,
  decide: (plan: SeasonPlan) => SeasonDecision,
): SeasonDecision => {
  const plan = plans.get(planId);
  if (!plan) return reject('ERR_SEASON_NOT_FOUND', 'planId');
  return plan.isOpen ? decide(plan) : reject('ERR_SEASON_NOT_UPDATED', 'planId');
};
