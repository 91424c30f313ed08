import { type SeasonEvent, seasonEvents } from '@platzwart/contracts/booking';
import { eventCatalogue, streams } from '@platzwart/contracts/core';
import type { Module } from '../core/module.ts';
import { inOnePart } from '../core/snapshotCodec.ts';
import { seasonDecider } from './seasonDecider.ts';
import type { SeasonRuleCode } from './domain/seasonRules.ts';
import { seasonSnapshot } from './domain/seasonSnapshot.ts';
import type { SeasonState } from './domain/seasonState.ts';
import type { SeasonStreamCommand } from './domain/seasonStreamCommands.ts';

/** Drafts of the next season as a module of the runtime. */
export const seasonModule: Module<SeasonState, SeasonStreamCommand, SeasonEvent, SeasonRuleCode> = {
  stream: streams.seasonPlan,
  decider: seasonDecider,
  events: eventCatalogue<SeasonEvent>(seasonEvents),
  // A series that is saved tells its own id to the caller; all else is about the draft.
  idOf: (event) => (event.type === 'SeasonSeriesSaved' ? event.data.seriesId : event.data.planId),
  snapshot: inOnePart('seasonPlan', seasonSnapshot),
};
