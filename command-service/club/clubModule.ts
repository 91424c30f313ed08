import { type ClubEvent, clubEvents } from '@platzwart/contracts/club';
import { eventCatalogue, streams } from '@platzwart/contracts/core';
import type { Module } from '../core/module.ts';
import { inOnePart } from '../core/snapshotCodec.ts';
import { clubSnapshot } from './domain/clubSnapshot.ts';
import { clubDecider } from './domain/clubDecider.ts';
import type { ClubErrorCode } from './domain/clubDecision.ts';
import type { ClubStreamCommand } from './domain/clubMode.ts';
import type { ClubState } from './domain/clubState.ts';

/** The club's settings as a module of the runtime. */
export const clubModule: Module<ClubState, ClubStreamCommand, ClubEvent, ClubErrorCode> = {
  stream: streams.club,
  decider: clubDecider,
  events: eventCatalogue<ClubEvent>(clubEvents),
  // The id of most events is the club's; a sport is identified by its key.
  idOf: (event) => (event.type === 'SportArranged' || event.type === 'PricesSet' ? event.data.sport : streams.club),
  snapshot: inOnePart('club', clubSnapshot),
};
