import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import type { MutationSuccess, SharedTypes } from '../core/sharedTypes.ts';
import type { UserType } from './userType.ts';

type LoginSuccess = MutationSuccess & Readonly<{ token: string | null; user: PersonRow }>;

export const addLoginResult = (builder: Builder, { mutationResult }: SharedTypes, user: UserType) =>
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

export type LoginResult = ReturnType<typeof addLoginResult>;
