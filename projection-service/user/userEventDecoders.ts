import {
  codeIdSchema,
  factorIdSchema,
  passwordIdSchema,
  percentSchema,
  personIdSchema,
  roles,
} from '@platzwart/contracts/core';
import { type UserEvent, codePurposes, memberNumberSchema } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type DecodersOf, type Upcaster, eventDecoder } from '../core/eventDecoder.ts';

const personId = { personId: personIdSchema };
const endsSessions = { tokenVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) };
const instant = v.pipe(v.string(), v.isoTimestamp());

/** The command-service keeps it; here nobody asks for a password. */
const withoutPasswordId: Upcaster = (data) => ({ passwordId: null, ...v.parse(v.looseObject({}), data) });

const registered = v.object({
  ...personId,
  memberNumber: memberNumberSchema,
  role: v.picklist(roles),
  emailDigest: v.string(),
  sealed: v.string(),
  discount: percentSchema,
  verified: v.boolean(),
  active: v.boolean(),
  passwordId: v.nullable(passwordIdSchema),
});

const codeIssued = v.object({
  ...personId,
  codeId: codeIdSchema,
  purpose: v.picklist(codePurposes),
  expiresAt: instant,
});

const emailChangeRequested = v.object({
  ...personId,
  codeId: codeIdSchema,
  sealedEmail: v.string(),
  emailDigest: v.string(),
  expiresAt: instant,
});

const emailChanged = v.object({
  ...personId,
  codeId: v.nullable(codeIdSchema),
  emailDigest: v.string(),
  sealed: v.string(),
});

const verified = v.object({ ...personId, codeId: codeIdSchema, passwordId: v.nullable(passwordIdSchema) });
const passwordChanged = v.object({ ...personId, ...endsSessions, passwordId: passwordIdSchema });
const ended = v.object({ ...personId, ...endsSessions });
const factorEnabled = v.object({ ...personId, ...endsSessions, factorId: factorIdSchema });
const recoveryCodeUsed = v.object({ ...personId, factorId: factorIdSchema, recoveryCodeId: v.string() });
const onlyPerson = v.object(personId);

export const userEventDecoders: DecodersOf<UserEvent> = {
  PersonRegistered: eventDecoder('PersonRegistered', registered, [withoutPasswordId]),
  CodeIssued: eventDecoder('CodeIssued', codeIssued),
  PersonVerified: eventDecoder('PersonVerified', verified),
  PasswordChanged: eventDecoder('PasswordChanged', passwordChanged),
  PasswordReset: eventDecoder('PasswordReset', v.object({ ...passwordChanged.entries, codeId: codeIdSchema })),
  PersonalDataCorrected: eventDecoder('PersonalDataCorrected', v.object({ ...personId, sealed: v.string() })),
  MemberNumberChanged: eventDecoder('MemberNumberChanged', v.object({ ...personId, memberNumber: memberNumberSchema })),
  EmailChangeRequested: eventDecoder('EmailChangeRequested', emailChangeRequested),
  EmailChanged: eventDecoder('EmailChanged', emailChanged),
  RoleChanged: eventDecoder('RoleChanged', v.object({ ...personId, ...endsSessions, role: v.picklist(roles) })),
  DiscountGranted: eventDecoder('DiscountGranted', v.object({ ...personId, discount: percentSchema })),
  PersonDeactivated: eventDecoder('PersonDeactivated', ended),
  PersonReactivated: eventDecoder('PersonReactivated', onlyPerson),
  SessionsEnded: eventDecoder('SessionsEnded', ended),
  SecondFactorEnabled: eventDecoder('SecondFactorEnabled', factorEnabled),
  SecondFactorRemoved: eventDecoder('SecondFactorRemoved', ended),
  RecoveryCodeUsed: eventDecoder('RecoveryCodeUsed', recoveryCodeUsed),
  RegistrationAttempted: eventDecoder('RegistrationAttempted', onlyPerson),
  ErasureRequested: eventDecoder('ErasureRequested', onlyPerson),
  PersonErased: eventDecoder('PersonErased', onlyPerson),
};
