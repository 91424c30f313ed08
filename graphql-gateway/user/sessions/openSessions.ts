import { endSessionSchema } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import { type CommandBus, callerOf } from '../../core/commandBus.ts';
import type { EndedSessions } from '../../core/endedSessions.ts';
import { parseInput } from '../../core/parseInput.ts';
import { succeeded } from '../../core/messages.ts';
import type { SessionUses } from '../../core/sessionUses.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import { sessionOf } from '../accounts/renewToken.ts';
import type { OpenSession, OpenSessionsReads } from './openSessionsReads.ts';

export type OpenSessionServices = Readonly<{
  openSessions: OpenSessionsReads;
  sessionUses: Pick<SessionUses, 'flush'>;
  endedSessions: Pick<EndedSessions, 'markEnded'>;
  commandBus: CommandBus;
}>;

const describeOpenSession = (builder: Builder, { browser, system }: Pick<SharedTypes, 'browser' | 'system'>) =>
  builder.objectRef<OpenSession>('OpenSession').implement({
    description: '(+) A device on which the caller is signed in.',
    fields: (t) => ({
      sessionId: t.exposeID('sessionId'),
      browser: t.expose('browser', { type: browser }),
      system: t.expose('system', { type: system }),
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      usedAt: t.expose('usedAt', { type: 'DateTime', description: 'Accurate to a few minutes.' }),
      isThis: t.boolean({
        description: 'Whether it is the session of this call.',
        resolve: ({ sessionId }, _args, context) => sessionId === sessionOf(context).sessionId,
      }),
    }),
  });

/** The list of one's own sessions, and the end of one of them (OWASP ASVS 5.0 V7.5.2). */
export const addOpenSessions = (
  builder: Builder,
  { result, ...device }: Pick<SharedTypes, 'result' | 'browser' | 'system'>,
  { openSessions, sessionUses, endedSessions, commandBus }: OpenSessionServices,
): void => {
  const type = describeOpenSession(builder, device);
  builder.queryField('openSessions', (t) =>
    t.field({
      type: [type],
      description: '(+) The open sessions of the caller, the one used last first.',
      resolve: async (_, _args, context) => {
        const { personId } = callerOf(context);
        // That of this call as well, though it may have begun a moment ago.
        await sessionUses.flush();
        const { tokenVersion } = sessionOf(context);
        return openSessions.ofPerson({ personId, tokenVersion }, context.now.toString());
      },
    }),
  );
  builder.mutationField('endSession', (t) =>
    t.field({
      type: result,
      description: '(+) Ends one session of the caller, in every tab and on every open connection.',
      args: { sessionId: t.arg.id({ required: true }), password: t.arg.string({ required: true }) },
      resolve: async (_, given, context) => {
        const data = parseInput(endSessionSchema, given);
        await commandBus.execute({ type: 'EndSession', data, visibleIn: [] }, context);
        endedSessions.markEnded(data.sessionId);
        return succeeded('SUC_SESSION_ENDED', context.language);
      },
    }),
  );
};
