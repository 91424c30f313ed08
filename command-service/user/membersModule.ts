import { eventCatalogue, streams } from '@platzwart/contracts/core';
import { type UserEvent, userEvents } from '@platzwart/contracts/user';
import type { Module } from '../core/module.ts';
import type { MembersCommand, MembersErrorCode } from './domain/membersCommands.ts';
import { membersDecider } from './domain/membersDecider.ts';
import { inOnePart } from '../core/snapshotCodec.ts';
import { membersSnapshot } from './domain/membersSnapshot.ts';
import type { MembersState } from './domain/membersState.ts';

/** The club's people as a module of the runtime. */
export const membersModule: Module<MembersState, MembersCommand, UserEvent, MembersErrorCode> = {
  stream: streams.members,
  decider: membersDecider,
  events: eventCatalogue<UserEvent>(userEvents),
  idOf: ({ data }) => data.personId,
  snapshot: inOnePart('members', membersSnapshot),
};
