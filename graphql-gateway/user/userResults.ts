import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../core/builder.ts';
import { type MutationSuccess, type SharedTypes, tokenOfToday } from '../core/sharedTypes.ts';
import type { UserType } from './userType.ts';

export type UserSuccess = MutationSuccess & Readonly<{ user: PersonRow | null }>;
/** `token` is null where it could not be made in time: then the caller signs in again. */
export type NewToken = Readonly<{ token: string | null }>;
export type CodesSuccess = MutationSuccess & NewToken & Readonly<{ codes: readonly string[] }>;
export type AuthenticatorSetup = Readonly<{ secret: string; uri: string }>;

export const addUserResults = (builder: Builder, { mutationResult }: SharedTypes, user: UserType) => ({
  user: builder.objectRef<UserSuccess>('UserResult').implement({
    interfaces: [mutationResult],
    fields: (t) => ({ user: t.expose('user', { type: user, nullable: true }) }),
  }),
  setup: builder.objectRef<AuthenticatorSetup>('SecondFactorSetup').implement({
    description: '(+) What an authenticator needs to know; shown once, of no effect until it is enabled.',
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'Base32, to be typed.' }),
      uri: t.exposeString('uri', { description: 'otpauth://…, to be scanned.' }),
    }),
  }),
  codes: builder.objectRef<CodesSuccess>('RecoveryCodes').implement({
    description: '(+) Each signs in once where the authenticator is lost; shown once.',
    interfaces: [mutationResult],
    fields: (t) => ({
      codes: t.exposeStringList('codes'),
      token: t.exposeString('token', { nullable: true, description: tokenOfToday }),
    }),
  }),
});

export type UserResults = ReturnType<typeof addUserResults>;
