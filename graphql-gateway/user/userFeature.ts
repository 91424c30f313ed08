import type { Builder } from '../core/builder.ts';
import { succeeded } from '../core/messages.ts';
import type { SessionUses } from '../core/sessionUses.ts';
import type { Sessions } from '../core/sessions.ts';
import type { SharedTypes } from '../core/sharedTypes.ts';
import { addUserAdministration } from './accounts/administration.ts';
import { addAccountOpening } from './accounts/openAccount.ts';
import { addOwnAccount } from './accounts/ownAccount.ts';
import { type SecondFactorServices, addSecondFactor } from './accounts/secondFactor.ts';
import { addUserUpdate } from './accounts/updateUser.ts';
import { type DirectoryServices, addDirectory } from './directory/directoryQueries.ts';
import { type ImportServices, addImport } from './import/importUsers.ts';
import { type LoginServices, authenticate } from './login.ts';
import { addLoginResult } from './loginResult.ts';
import { type SessionServices, addSessionMutations } from './sessionMutations.ts';
import { type OpenSessionServices, addOpenSessions } from './sessions/openSessions.ts';
import { addUserEnums } from './userEnums.ts';
import { addUserInputs } from './userInputs.ts';
import { addUserResults } from './userResults.ts';
import { addUserType } from './userType.ts';

export type UserServices = LoginServices &
  SecondFactorServices &
  DirectoryServices &
  ImportServices &
  SessionServices &
  OpenSessionServices &
  Readonly<{ sessions: Pick<Sessions, 'open' | 'of'>; sessionUses: Pick<SessionUses, 'note'> }>;

const addLoginInput = (builder: Builder) =>
  builder.inputType('LoginInput', {
    fields: (t) => ({
      credential: t.string({ required: true, description: 'E-mail or member number.' }),
      password: t.string({ required: true }),
      secondFactor: t.string({ description: '(+) Of the authenticator app, or a recovery code.' }),
    }),
  });

export const addUser = (builder: Builder, shared: SharedTypes, services: UserServices): void => {
  const enums = addUserEnums(builder);
  const user = addUserType(builder, shared, enums);
  const inputs = addUserInputs(builder, shared, enums);
  const results = addUserResults(builder, shared, user);
  const input = addLoginInput(builder);
  const loginResult = addLoginResult(builder, shared, user);

  builder.queryField('currentUser', (t) =>
    t.field({ type: user, nullable: true, resolve: (_, _args, context) => context.viewer().person }),
  );
  builder.mutationField('login', (t) =>
    t.field({
      type: loginResult,
      args: { data: t.arg({ type: input, required: true }) },
      resolve: async (_, { data }, context) => {
        const { address, correlationId } = context;
        const { credential, password, secondFactor = null } = data;
        const given = { credential, password, secondFactor, address, correlationId };
        const { person, ...signedIn } = await authenticate(services, given);
        const token = await services.sessions.open(signedIn);
        const session = await services.sessions.of(token);
        if (session) services.sessionUses.note(session, context.userAgent);
        context.signIn(person);
        return { ...succeeded('SUC_LOGIN', context.language), token, user: person };
      },
    }),
  );
  addSessionMutations(builder, { ...shared, loginResult }, services);
  addOpenSessions(builder, shared, services);
  addDirectory(builder, { ...shared, enums, user }, services);
  addAccountOpening(builder, { ...shared, enums, inputs }, services.desk);
  addOwnAccount(builder, shared, services);
  addSecondFactor(builder, { ...shared, results }, services);
  addUserUpdate(builder, { inputs, results }, services);
  addUserAdministration(builder, { ...shared, inputs, results }, services);
  addImport(builder, shared, services);
};
