import { type PolicyTable, allOf, forAdmins, forCaller } from '../../core/policy.ts';

/** Drafts are the club's business; a holder sees what they are offered by their secret link, without a session. */
export const seasonPolicies: PolicyTable = {
  SeasonPlan: allOf(
    ['_id', 'sport', 'from', 'to', 'sourceFrom', 'sourceTo', 'answerUntil', 'isOpen', 'series'],
    forAdmins,
  ),
  SeasonSeries: {
    ...allOf(
      [
        ...['_id', 'category', 'title', 'court', 'courtName', 'start', 'end', 'repetition', 'startdate', 'enddate'],
        ...['answer', 'otherTime', 'price', 'occurrences'],
      ],
      forCaller,
    ),
    ...allOf(
      [
        ...['user', 'answered_at', 'answeredByClub', 'asked_at', 'isInBooking', 'booked', 'skipped'],
        ...['refusedWith', 'problem', 'conflicts'],
      ],
      forAdmins,
    ),
  },
  SeasonConflict: allOf(['date', 'start', 'end', 'court', 'category', 'title', 'isDraft'], forAdmins),
  SeasonOffer: allOf(['firstName', 'sport', 'answerUntil', 'isOver', 'series'], forCaller),
  SeasonPlanResult: allOf(['success', 'code', 'msg', 'plan'], forAdmins),
  SeasonChange: allOf(['position'], forAdmins),
  Query: { ...allOf(['seasonPlans', 'seasonPlan'], forAdmins), seasonOffer: forCaller },
  Mutation: {
    ...allOf(['planSeason', 'saveSeasonSeries', 'removeSeasonSeries', 'askSeasonHolders'], forAdmins),
    ...allOf(['setSeasonAnswer', 'bookSeason', 'closeSeasonPlan'], forAdmins),
    answerSeasonOffer: forCaller,
  },
  Subscription: { seasonChanged: forAdmins },
};
