import type { ClubSettings } from '@platzwart/contracts/club';
import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import DataLoader from 'dataloader';
import { Temporal } from 'temporal-polyfill';
import type { GatewayContext } from './context.ts';
import type { PeopleReads } from './peopleReads.ts';
import { type Viewer, viewerOf } from './viewer.ts';

export type Caller = Readonly<{ viewer: Viewer }> &
  Pick<GatewayContext, 'session' | 'address' | 'userAgent' | 'language' | 'idempotencyKey' | 'correlationId'>;

export type MakeContext = (caller: Caller) => GatewayContext;

export type ContextServices = Readonly<{
  now: () => Temporal.Instant;
  club: () => Promise<ClubSettings>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
}>;

type LoadPerson = GatewayContext['person'];

/** Asks once for all who are wanted in the same tick, and remembers them for this execution. */
const personLoader = (byIds: PeopleReads['byIds']): LoadPerson => {
  const people = new DataLoader<PersonId, PersonRow | null>(async (ids) => {
    const found = await byIds(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
  return (id) => people.load(id);
};

/** A context of its own for each execution. */
export const contextMaker =
  ({ now, club, peopleReads }: ContextServices): MakeContext =>
  ({ viewer: caller, ...rest }) => {
    let viewer = caller;
    return {
      ...rest,
      viewer: () => viewer,
      signIn: (person) => {
        viewer = viewerOf(person);
      },
      now: now(),
      sessionStartedAt: rest.session && Temporal.Instant.fromEpochMilliseconds(rest.session.startedAt),
      club,
      person: personLoader(peopleReads.byIds),
    };
  };
