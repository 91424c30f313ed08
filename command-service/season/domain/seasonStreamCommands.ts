import type {
  GivenAnswer,
  Period,
  SeasonConflict,
  SeasonPlanId,
  SeasonSeries,
  SeriesId,
} from '@platzwart/contracts/booking';
import type { CodeId, LocalDate, PersonId } from '@platzwart/contracts/core';

type Plan = Readonly<{ planId: SeasonPlanId }>;
type OfPlan = Plan & Readonly<{ seriesId: SeriesId }>;

/** `series`: what is taken over. */
export type StartPlan = Readonly<{
  type: 'StartPlan';
  data: Plan &
    Readonly<{
      today: LocalDate;
      sport: string;
      source: Period;
      period: Period;
      series: readonly (SeasonSeries & Readonly<{ seriesId: SeriesId; sourceId: SeriesId }>)[];
    }>;
}>;
export type SaveSeries = Readonly<{
  type: 'SaveSeries';
  data: OfPlan & Readonly<{ today: LocalDate; isNew: boolean; series: SeasonSeries }>;
}>;
export type RemoveSeries = Readonly<{ type: 'RemoveSeries'; data: OfPlan }>;

/** A new secret link for a holder. */
export type NewAsk = Readonly<{ personId: PersonId; codeId: CodeId; tokenHash: string }>;
export type AskHolders = Readonly<{
  type: 'AskHolders';
  data: Plan & Readonly<{ today: LocalDate; answerUntil: LocalDate; asks: readonly NewAsk[] }>;
}>;
export type RemindHolders = Readonly<{
  type: 'RemindHolders';
  data: Plan & Readonly<{ today: LocalDate; asks: readonly NewAsk[] }>;
}>;

type Answer = Readonly<{ seriesId: SeriesId; answer: GivenAnswer; sealedOtherTime: string | null }>;
export type AnswerOffer = Readonly<{
  type: 'AnswerOffer';
  data: Readonly<{ tokenHash: string; today: LocalDate; answers: readonly Answer[] }>;
}>;
export type SetAnswer = Readonly<{ type: 'SetAnswer'; data: Plan & Answer }>;
export type StartBooking = Readonly<{
  type: 'StartBooking';
  data: Plan & Readonly<{ onConflict: SeasonConflict; startedBy: PersonId }>;
}>;
/** What the ledger made of a series: dates that are booked and left out, or the code of its refusal. */
export type RecordBooking = Readonly<{
  type: 'RecordBooking';
  data: OfPlan & Readonly<{ result: Readonly<{ booked: number; skipped: number }> | Readonly<{ code: string }> }>;
}>;
export type ClosePlan = Readonly<{ type: 'ClosePlan'; data: Plan }>;

export type SeasonStreamCommand =
  | StartPlan
  | SaveSeries
  | RemoveSeries
  | AskHolders
  | RemindHolders
  | AnswerOffer
  | SetAnswer
  | StartBooking
  | RecordBooking
  | ClosePlan;
