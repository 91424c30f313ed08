import type { SeasonEvent } from '@platzwart/contracts/booking';
import type { Decider } from '../../core/decider.ts';
import { ledgerPart } from '../../ledger/ledgerPart.ts';
import { decideAnswerOffer, decideAskHolders, decideRemindHolders, decideSetAnswer } from './decideHolders.ts';
import {
  decideClosePlan,
  decideRecordBooking,
  decideRemoveSeries,
  decideSaveSeries,
  decideStartBooking,
  decideStartPlan,
} from './decidePlan.ts';
import type { SeasonRuleCode } from './seasonRules.ts';
import { seasonSnapshot } from './seasonSnapshot.ts';
import type { SeasonStreamCommand } from './seasonStreamCommands.ts';
import { type SeasonState, evolveSeasons, noSeasons } from './seasonState.ts';

/** Drafts of the next season: who is offered what, and what they answer. Declared as a part of the ledger is, in a stream of its own. */
export const seasonDecider: Decider<SeasonState, SeasonStreamCommand, SeasonEvent, SeasonRuleCode> = ledgerPart<
  SeasonState,
  SeasonStreamCommand,
  SeasonEvent,
  SeasonRuleCode
>({
  initialState: noSeasons,
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
}).decider;
