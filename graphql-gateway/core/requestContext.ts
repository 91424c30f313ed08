import type { ClubSettings } from '@platzwart/contracts/club';
import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import DataLoader from 'dataloader';
import { Temporal } from 'temporal-polyfill';
import type { GatewayContext } from './context.ts';
import type { PeopleReads } from './peopleReads.ts';
import { type Viewer, viewerOf } from './viewer.ts';

export type ContextInput = Readonly<{ viewer: Viewer }> &
  Pick<GatewayContext, 'session' | 'address' | 'userAgent' | 'language' | 'idempotencyKey' | 'correlationId'>;

export type MakeContext = (input: ContextInput) => GatewayContext;

export type ContextServices = Readonly<{
  now: () => Temporal.Instant;
  club: () => Promise<ClubSettings>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
}>;

type LoadPerson = GatewayContext['person'];

/** Loads all keys requested in the same tick with one query, and memoizes them for this execution. */
const personLoader = (byIds: PeopleReads['byIds']): LoadPerson => {
  const people = new DataLoader<PersonId, PersonRow | null>(async (ids) => {
    const found = await byIds(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
  return (id) => people.load(id);
};

/** Creates a separate context for each execution. */
export const contextMaker =
  ({ now, club, peopleReads }: ContextServices): MakeContext =>
  ({ viewer: initialViewer, ...rest }) => {
    let viewer = initialViewer;
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
