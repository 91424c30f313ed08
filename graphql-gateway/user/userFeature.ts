import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import { succeeded } from '../core/messages.ts';
import type { Sessions } from '../core/sessions.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import { addUserAdministration } from './accounts/administration.ts';
import { addAccountOpening } from './accounts/openAccount.ts';
import { addOwnAccount } from './accounts/ownAccount.ts';
import { type SecondFactorServices, addSecondFactor } from './accounts/secondFactor.ts';
import { addUserUpdate } from './accounts/updateUser.ts';
import { type DirectoryServices, addDirectory } from './directory/directoryQueries.ts';
import { type ImportServices, addImport } from './import/importUsers.ts';
import { type LoginServices, authenticate } from './login.ts';
import { addUserEnums } from './userEnums.ts';
import { addUserInputs } from './userInputs.ts';
import { addUserResults } from './userResults.ts';
import { type UserType, addUserType } from './userType.ts';

export type UserServices = LoginServices &
  SecondFactorServices &
  DirectoryServices &
  ImportServices &
  Readonly<{ sessions: Pick<Sessions, 'open'> }>;

type LoginSuccess = MutationSuccess & Readonly<{ token: string; user: PersonRow }>;

const addLoginResult = (builder: Builder, { mutationResult }: SharedTypes, user: UserType) =>
  builder.objectRef<LoginSuccess>('LoginResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({
      token: t.exposeString('token', {
        nullable: true,
        description: 'For the header `Authorization: Bearer`; 4 hours.',
      }),
      user: t.expose('user', { type: user, nullable: true }),
    }),
  });

const addLoginInput = (builder: Builder) =>
  builder.inputType('LoginInput', {
    fields: (t) => ({
      credential: t.string({ required: true, description: 'E-mail or member number.' }),
      password: t.string({ required: true }),
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
        const person = await authenticate(services, data);
        const token = await services.sessions.open(person.personId);
        context.signIn(person);
        return { ...succeeded('SUC_LOGIN', context.language), token, user: person };
      },
    }),
  );
  addDirectory(builder, { ...shared, enums, user }, services);
  addAccountOpening(builder, { ...shared, enums, inputs }, services.desk);
  addOwnAccount(builder, { ...shared, results }, services);
  addSecondFactor(builder, results, services);
  addUserUpdate(builder, { inputs, results }, services);
  addUserAdministration(builder, { ...shared, inputs, results }, services);
  addImport(builder, shared, services);
};
