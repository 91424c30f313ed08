import type { Builder } from '../core/builder.ts';
import { succeeded } from '../core/messages.ts';
import type { SessionUses } from '../core/sessionUses.ts';
import type { Sessions } from '../core/sessions.ts';
import { type LoginServices, checkCredentials } from './checkCredentials.ts';
import type { LoginResult } from './loginResult.ts';

export type LoginMutationServices = LoginServices &
  Readonly<{ sessions: Pick<Sessions, 'open' | 'verify'>; sessionUses: Pick<SessionUses, 'note'> }>;

const addLoginInput = (builder: Builder) =>
  builder.inputType('LoginInput', {
    fields: (t) => ({
      credential: t.string({ required: true, description: 'E-mail or member number.' }),
      password: t.string({ required: true }),
      secondFactor: t.string({ description: '(+) Of the authenticator app, or a recovery code.' }),
    }),
  });

export const addLogin = (builder: Builder, loginResult: LoginResult, services: LoginMutationServices): void => {
  const input = addLoginInput(builder);
  builder.mutationField('login', (t) =>
    t.field({
      type: loginResult,
      args: { data: t.arg({ type: input, required: true }) },
      resolve: async (_, { data }, context) => {
        const { address, correlationId } = context;
        const { credential, password, secondFactor = null } = data;
        const given = { credential, password, secondFactor, address, correlationId };
        const { person, ...signedIn } = await checkCredentials(services, given);
        const token = await services.sessions.open(signedIn);
        const session = await services.sessions.verify(token);
        if (session) services.sessionUses.note(session, context.userAgent);
        context.signIn(person);
        return { ...succeeded('SUC_LOGIN', context.language), token, user: person };
      },
    }),
  );
};
