import type { SeasonEvent } from '@platzwart/contracts/booking';
import { eventCatalogue, streams } from '@platzwart/contracts/core';
import type { Module } from '../core/module.ts';
import { inOnePart } from '../core/snapshotCodec.ts';
import { seasonPart } from './seasonDecider.ts';
import type { SeasonRuleCode } from './domain/seasonRules.ts';
import type { SeasonState } from './domain/seasonState.ts';
import type { SeasonStreamCommand } from './domain/seasonStreamCommands.ts';

/** Drafts of the next season as a module of the runtime. */
export const seasonModule: Module<SeasonState, SeasonStreamCommand, SeasonEvent, SeasonRuleCode> = {
  stream: streams.seasonPlan,
  decider: seasonPart.decider,
  events: eventCatalogue<SeasonEvent>(seasonPart.events.definitions),
  idOf: seasonPart.events.idOf,
  snapshot: inOnePart('seasonPlan', seasonPart.snapshot),
};
