import { streams } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { eventCodec } from '../core/eventCodec.ts';
import type { Module } from '../core/module.ts';
import type { MembersCommand, MembersErrorCode } from './membersCommands.ts';
import { membersDecider } from './membersDecider.ts';
import { encodeMembers, membersSnapshot } from './membersSnapshot.ts';
import type { MembersState } from './membersState.ts';

const firstRegistration = v.looseObject({ personId: v.string() });

/** Before passwords had ids, a person's only one was kept under the person's own. */
const passwordOfPerson = (data: unknown): unknown => {
  const person = v.parse(firstRegistration, data);
  return { ...person, passwordId: person.personId };
};

/** The club's people as the runtime keeps them. */
export const membersModule: Module<MembersState, MembersCommand, UserEvent, MembersErrorCode> = {
  stream: streams.members,
  decider: membersDecider,
  events: eventCodec<UserEvent>({
    PersonRegistered: [passwordOfPerson],
    CodeIssued: [],
    PersonVerified: [],
    PasswordChanged: [],
    PasswordReset: [],
    PersonalDataCorrected: [],
    MemberNumberChanged: [],
    EmailChangeRequested: [],
    EmailChanged: [],
    RoleChanged: [],
    DiscountGranted: [],
    PersonDeactivated: [],
    PersonReactivated: [],
    SessionsEnded: [],
    SecondFactorEnabled: [],
    SecondFactorRemoved: [],
    RecoveryCodeUsed: [],
    RegistrationAttempted: [],
    ErasureRequested: [],
    PersonErased: [],
  }),
  idOf: ({ data }) => data.personId,
  snapshot: { shape: 3, encode: encodeMembers, decode: (snapshot) => v.parse(membersSnapshot, snapshot) },
};
