import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import { succeeded } from '../core/messages.ts';
import type { Sessions } from '../core/sessions.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import { type LoginServices, authenticate } from './login.ts';
import { type UserType, addUserType } from './userType.ts';

export type UserServices = LoginServices & Readonly<{ sessions: Pick<Sessions, 'open'> }>;

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
  const user = addUserType(builder, shared);
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
};
