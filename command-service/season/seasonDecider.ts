import { type SeasonEvent, seasonEvents } from '@platzwart/contracts/booking';
import { ledgerPart, ownEvents } from '../ledger/ledgerPart.ts';
import { decideAnswerOffer, decideAskHolders, decideRemindHolders, decideSetAnswer } from './domain/decideHolders.ts';
import {
  decideClosePlan,
  decideRecordBooking,
  decideRemoveSeries,
  decideSaveSeries,
  decideStartBooking,
  decideStartPlan,
} from './domain/decidePlan.ts';
import type { SeasonRuleCode } from './domain/seasonRules.ts';
import { seasonSnapshot } from './domain/seasonSnapshot.ts';
import type { SeasonStreamCommand } from './domain/seasonStreamCommands.ts';
import { type SeasonState, evolveSeasons, noSeasons } from './domain/seasonState.ts';

/** Drafts of the next season: who is offered what, and what they answer. Declared as a part of the ledger is, in a stream of its own. */
export const seasonPart = ledgerPart<SeasonState, SeasonStreamCommand, SeasonEvent, SeasonRuleCode>({
  initialState: noSeasons,
  // A series that is saved tells its own id to the caller; all else is about the draft.
  events: ownEvents<SeasonEvent>(seasonEvents, ({ type, data }) =>
    type === 'SeasonSeriesSaved' ? data.seriesId : data.planId,
  ),
  evolve: evolveSeasons,
  decide: {
    StartPlan: decideStartPlan,
    SaveSeries: decideSaveSeries,
    RemoveSeries: decideRemoveSeries,
    AskHolders: decideAskHolders,
    RemindHolders: decideRemindHolders,
    AnswerOffer: decideAnswerOffer,
    SetAnswer: decideSetAnswer,
    StartBooking: decideStartBooking,
    RecordBooking: decideRecordBooking,
    ClosePlan: decideClosePlan,
  },
  snapshot: seasonSnapshot,
});

export const seasonDecider = seasonPart.decider;
