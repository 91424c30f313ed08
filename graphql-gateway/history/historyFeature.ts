import { bookingIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { changeFeed } from '../core/changeFeed.ts';
import { readClubSettings } from '../core/clubReads.ts';
import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { decodeGlobalId } from '../core/globalId.ts';
import { parseInput } from '../core/parseInput.ts';
import { addClubLog } from './clubLogQueries.ts';
import { beforeReads } from './beforeReads.ts';
import { clubLogReads } from './clubLogReads.ts';
import { evidenceEndpoint } from './evidence/evidenceEndpoint.ts';
import { readableBy } from './namedPeople.ts';
import { historyPolicies } from './historyPolicies.ts';
import { historyReads } from './historyReads.ts';
import { addHistoryTypes } from './historyType.ts';

const uuidInput = v.object({ id: bookingIdSchema });

/**
 * The `_id` of a subject of any kind, also from its Relay `id`. A UUID is never read as a Relay id: one in seven decodes to a
 * text with a colon. Refused with ERR_INVALID_INPUT where it is no UUID.
 */
const subjectIdOf = (given: string): string => {
  const id = v.is(uuidInput, { id: given }) ? given : decodeGlobalId(given).id;
  return parseInput(uuidInput, { id }).id;
};

/**
 * What happened to a booking, a series …: everything for an ADMIN, to the others what is about themselves (decisions.md N47); and the club
 * log, for an ADMIN.
 */
export const historyFeature: GatewayFeature = {
  policies: historyPolicies,
  readModels: ['history', 'people', 'club_settings'],
  open: ({ database, peopleReads, onServerError, ...services }) => {
    const reads = historyReads(database);
    const before = beforeReads(database);
    const feed = changeFeed();
    return {
      addToSchema: (builder, shared) => {
        const types = addHistoryTypes(builder, shared, { ...reads, ...before });
        addClubLog(builder, types, { clubLog: clubLogReads(database), peopleReads });
        builder.queryField('history', (t) =>
          t.field({
            type: [types.entry],
            description:
              'Everything that ever happened to the booking, voucher or invoice `id`, oldest first; of an occurrence its series too. Nothing where the caller is neither its owner nor an ADMIN.',
            args: { id: t.arg.id({ required: true }) },
            resolve: (_, { id }, context) => {
              const isAdmin = context.viewer().principal === 'ADMIN';
              const subjectId = subjectIdOf(id);
              return reads.ofSubject(subjectId, isAdmin ? null : readableBy(subjectId, context.viewer()));
            },
          }),
        );
      },
      liveSources: { clubLogChanged: feed.topic },
      endpoints: [
        evidenceEndpoint({
          ...{ ...services, peopleReads, onServerError, factsOf: reads.evidenceOf, ...before },
          clubName: async () => (await readClubSettings(database)).description.displayName,
        }),
      ],
      onReadModelChange: { history: feed.advance },
    };
  },
};
