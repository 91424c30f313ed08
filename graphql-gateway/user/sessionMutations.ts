import { endSessionsSchema } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import type { CommandClient } from '../core/commandClient.ts';
import { callerOf } from '../core/commandBus.ts';
import { parseInput } from '../core/parseInput.ts';
import type { EndedSessions } from '../core/endedSessions.ts';
import { succeeded } from '../core/messages.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { type TokenServices, endingSessions, sessionOf } from './accounts/renewToken.ts';
import type { LoginResult } from './loginResult.ts';

export type SessionServices = TokenServices &
  Readonly<{ commands: Pick<CommandClient, 'signOut'>; endedSessions: Pick<EndedSessions, 'markEnded'> }>;

/** Signing out: of this session, or of all others. */
export const addSessionMutations = (
  builder: Builder,
  { result, loginResult }: Pick<SharedTypes, 'result'> & Readonly<{ loginResult: LoginResult }>,
  services: SessionServices,
): void => {
  builder.mutationFields((t) => ({
    logout: t.field({
      type: result,
      description: '(+) Ends this session, in every tab and on every open connection.',
      resolve: async (_, _args, context) => {
        const { sessionId, expiresAt } = sessionOf(context);
        await services.commands.signOut(sessionId, new Date(expiresAt).toISOString());
        services.endedSessions.markEnded(sessionId);
        return succeeded('SUC_LOGOUT', context.language);
      },
    }),
    endSessions: t.field({
      type: loginResult,
      description: '(+) Signs out everywhere else; `token` replaces the token of this call.',
      args: { password: t.arg.string({ required: true }) },
      resolve: async (_, given, context) => {
        const user = callerOf(context);
        const data = parseInput(endSessionsSchema, given);
        const { token } = await endingSessions(services, { type: 'EndSessions', data }, context);
        return { ...succeeded('SUC_SESSIONS_ENDED', context.language), token, user };
      },
    }),
  }));
};
