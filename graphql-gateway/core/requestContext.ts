import type { ClubSettings } from '@platzwart/contracts/club';
import type { Temporal } from 'temporal-polyfill';
import { batchLoader } from './batchLoader.ts';
import type { GatewayContext } from './context.ts';
import type { PeopleReads } from './peopleReads.ts';
import { type Viewer, viewerOf } from './viewer.ts';

export type Caller = Readonly<{ viewer: Viewer }> &
  Pick<GatewayContext, 'language' | 'idempotencyKey' | 'correlationId'>;

export type MakeContext = (caller: Caller) => GatewayContext;

export type ContextServices = Readonly<{
  now: () => Temporal.Instant;
  club: () => Promise<ClubSettings>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
}>;

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
      club,
      person: batchLoader(peopleReads.byIds),
    };
  };
