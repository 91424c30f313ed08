import type { PersonId } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import { parseInput } from '../core/parseInput.ts';
import type { Frame } from '../core/liveTopic.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { type ClubLogFilter, clubLogFilterSchema } from './clubLogFilter.ts';
import type { ClubLogPage, ClubLogReads } from './clubLogReads.ts';
import type { LogReader } from './clubLogSearch.ts';
import type { HistoryTypes } from './historyType.ts';

type Services = Readonly<{ clubLog: ClubLogReads; peopleReads: Pick<PeopleReads, 'byMemberNumber'> }>;
/** The page of a filter; none where a number is nobody's: an erased person has none any more. */
const pageOf = async (
  { clubLog, peopleReads }: Services,
  filter: ClubLogFilter,
  reader: LogReader,
): Promise<ClubLogPage> => {
  const idOf = async (number: string | null): Promise<PersonId | null> =>
    number === null ? null : ((await peopleReads.byMemberNumber(number))?.personId ?? null);
  const [person, actor] = await Promise.all([idOf(filter.person), idOf(filter.actor)]);
  const isUnknown = (filter.person !== null && !person) || (filter.actor !== null && !actor);
  return isUnknown ? { entries: [], total: 0 } : clubLog.page({ ...filter, person, actor }, reader);
};

/** The club log and its changes, for an ADMIN. */
export const addClubLog = (builder: Builder, { entry, kind }: HistoryTypes, services: Services): void => {
  const page = builder.objectRef<ClubLogPage>('ClubLogPage').implement({
    description: '(+)',
    fields: (t) => ({
      entries: t.field({ type: [entry], resolve: ({ entries }) => [...entries] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
    }),
  });
  const change = builder.objectRef<Frame>('ClubLogChange').implement({
    description: '(+)',
    fields: (t) => ({ position: t.exposeString('position') }),
  });
  builder.queryField('clubLog', (t) =>
    t.field({
      type: page,
      description:
        '(+) Who did what, when and why: every event of the club, the newest first. A filter without a value: all.',
      args: {
        search: t.arg.string({
          description:
            'A part of what entries show, in the language of the request: sentence, names, fields and their values, reasons and remarks.',
        }),
        kind: t.arg({ type: kind }),
        action: t.arg.string({ description: 'The name of an event, e.g. BookingCancelled.' }),
        person: t.arg.string({ description: 'The number of whom it is about.' }),
        actor: t.arg.string({ description: 'The number of who caused it.' }),
        subject: t.arg.string({ description: 'The `_id` of a booking, a series, an event …' }),
        day: t.arg({ type: 'Date', description: 'The day of play.' }),
        fromDate: t.arg({ type: 'Date', description: 'The first day on which it happened.' }),
        toDate: t.arg({ type: 'Date', description: 'The last one.' }),
        page: t.arg.int({ description: 'From 1.' }),
        size: t.arg.int({ description: 'At most 100.' }),
      },
      resolve: (_, { kind: ofKind = null, ...given }, context) =>
        pageOf(
          services,
          { ...parseInput(clubLogFilterSchema, given), kind: ofKind },
          { language: context.language, personId: context.viewer().person?.personId ?? null },
        ),
    }),
  );
  builder.subscriptionField('clubLogChanged', (t) =>
    t.field({
      type: change,
      description: '(+) The club log has new entries; the frames begin now.',
      subscribe: () => Promise.reject(new Error('Subscriptions are opened by live/sharedSubscriptions.ts')),
      resolve: (frame: Frame) => frame,
    }),
  );
};
