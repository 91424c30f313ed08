import * as v from 'valibot';
import {
  type EventOf,
  type Upcaster,
  codeIdSchema,
  defineEvent,
  instantSchema,
  percentSchema,
  personalLimitsSchema,
  personIdSchema,
  roles,
  withSealedReason,
} from '../core/index.ts';
import { factorIdSchema, passwordIdSchema } from './secretIds.ts';
import { codePurposes } from './codePurposes.ts';
import { memberNumberSchema } from './memberNumber.ts';

const person = { personId: personIdSchema };
/** Ends every earlier session: a token carries the version that was current when it was issued. Each version is the last one plus one. */
const endsSessions = { tokenVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) };

const personOnly = v.object(person);
const personAndSessions = v.object({ ...person, ...endsSessions });

/** Of version 1, before passwords had ids: a person's only password has the person's id. */
const firstRegistration = v.looseObject({ personId: v.string() });
const withPasswordId: Upcaster = (data) => {
  const registration = v.parse(firstRegistration, data);
  return { ...registration, passwordId: registration.personId };
};

export const personRegistered = defineEvent(
  'PersonRegistered',
  v.object({
    ...person,
    /** Digits without leading zero; guests from 900000 on (decisions.md U1). Never assigned to another person. */
    memberNumber: memberNumberSchema,
    role: v.picklist(roles),
    /** Keyed digest of the e-mail: it keeps e-mails unique without revealing them. Null for a child without one. */
    emailDigest: v.nullable(v.string()),
    /** `PersonalData`, sealed. */
    sealed: v.string(),
    /** Percent, 0 to 100. */
    discount: percentSchema,
    verified: v.boolean(),
    active: v.boolean(),
    /** The id of the password whose hash is in the vault; null while the person has none. */
    passwordId: v.nullable(passwordIdSchema),
    /** Who books and pays for a child, and gets its e-mails (decisions.md N5); without one nobody but the person. */
    guardianId: v.optional(personIdSchema),
  }),
  [withPasswordId],
);

/** A newer code of the same purpose replaces the older one. The code itself is in the vault, hashed. */
export const codeIssued = defineEvent(
  'CodeIssued',
  v.object({ ...person, codeId: codeIdSchema, purpose: v.picklist(codePurposes), expiresAt: instantSchema }),
);

/** The person has proved that the e-mail is theirs; members choose their first password with it. */
export const personVerified = defineEvent(
  'PersonVerified',
  v.object({ ...person, codeId: codeIdSchema, passwordId: v.nullable(passwordIdSchema) }),
);
export const passwordChanged = defineEvent(
  'PasswordChanged',
  v.object({ ...person, ...endsSessions, passwordId: passwordIdSchema }),
);
export const passwordReset = defineEvent(
  'PasswordReset',
  v.object({ ...person, ...endsSessions, passwordId: passwordIdSchema, codeId: codeIdSchema }),
);

/** `sealed`: all of `PersonalData`, with the e-mail unchanged. */
export const personalDataCorrected = defineEvent('PersonalDataCorrected', v.object({ ...person, sealed: v.string() }));
export const memberNumberChanged = defineEvent(
  'MemberNumberChanged',
  v.object({ ...person, memberNumber: memberNumberSchema }),
);

/** Valid only when confirmed (decisions.md U8). `sealedEmail`: the new address, sealed. */
export const emailChangeRequested = defineEvent(
  'EmailChangeRequested',
  v.object({
    ...person,
    codeId: codeIdSchema,
    sealedEmail: v.string(),
    emailDigest: v.string(),
    expiresAt: instantSchema,
  }),
);

/** `codeId` is null where an ADMIN corrected the address of a person who never confirmed one. */
export const emailChanged = defineEvent(
  'EmailChanged',
  v.object({ ...person, codeId: v.nullable(codeIdSchema), emailDigest: v.string(), sealed: v.string() }),
);

export const roleChanged = defineEvent(
  'RoleChanged',
  v.object({ ...person, ...endsSessions, role: v.picklist(roles) }),
);
export const discountGranted = defineEvent('DiscountGranted', v.object({ ...person, discount: percentSchema }));
/** The person's own limits as a whole; what is null is the role's again (decisions.md N7). */
export const personalLimitsSet = defineEvent(
  'PersonalLimitsSet',
  v.object({ ...person, limits: personalLimitsSchema }),
);
/** Whether the person wants an e-mail before each booking (decisions.md N28); until this is said, they do. */
export const bookingRemindersSwitched = defineEvent(
  'BookingRemindersSwitched',
  v.object({ ...person, isOn: v.boolean() }),
);
/** Who gets the invoices about what the person owes; null: they themselves again (decisions.md N44). */
export const payerChanged = defineEvent('PayerChanged', v.object({ ...person, payerId: v.nullable(personIdSchema) }));
/** Who books and pays for the person, and gets their e-mails; null: they themselves again (decisions.md N5). */
export const guardianChanged = defineEvent(
  'GuardianChanged',
  v.object({ ...person, guardianId: v.nullable(personIdSchema) }),
);
/** Whether the person is billed as a business, with an e-invoice (decisions.md N44); until this is said, they are not. */
export const businessSwitched = defineEvent('BusinessSwitched', v.object({ ...person, isOn: v.boolean() }));
export const personDeactivated = defineEvent('PersonDeactivated', personAndSessions);
export const personReactivated = defineEvent('PersonReactivated', personOnly);
/** All sessions of the person are ended. */
export const sessionsEnded = defineEvent('SessionsEnded', personAndSessions);
export const secondFactorEnabled = defineEvent(
  'SecondFactorEnabled',
  v.object({ ...person, ...endsSessions, factorId: factorIdSchema }),
);
export const secondFactorRemoved = defineEvent(
  'SecondFactorRemoved',
  v.object({
    ...person,
    ...endsSessions,
    /** Why an ADMIN removed it, sealed with the person's key; null where the person did, or the operator of the server. */
    sealedReason: v.nullable(v.string()),
  }),
  // Of version 1, when only the person, and the operator of the server, removed a second factor.
  [withSealedReason],
);
export const recoveryCodeUsed = defineEvent(
  'RecoveryCodeUsed',
  v.object({ ...person, factorId: factorIdSchema, recoveryCodeId: v.string() }),
);

/**
 * A registration was attempted with the e-mail of this person, who is informed; the response to the attempt reveals nothing (reliability
 * T07).
 */
export const registrationAttempted = defineEvent('RegistrationAttempted', personOnly);
export const erasureRequested = defineEvent('ErasureRequested', personOnly);
/** After this event the person's key is destroyed: their sealed data cannot be opened again (docs/adr/0004). */
export const personErased = defineEvent('PersonErased', personOnly);

export const userEvents = [
  personRegistered,
  codeIssued,
  personVerified,
  passwordChanged,
  passwordReset,
  personalDataCorrected,
  memberNumberChanged,
  emailChangeRequested,
  emailChanged,
  roleChanged,
  discountGranted,
  personalLimitsSet,
  bookingRemindersSwitched,
  payerChanged,
  guardianChanged,
  businessSwitched,
  personDeactivated,
  personReactivated,
  sessionsEnded,
  secondFactorEnabled,
  secondFactorRemoved,
  recoveryCodeUsed,
  registrationAttempted,
  erasureRequested,
  personErased,
] as const;
export type UserEvent = EventOf<(typeof userEvents)[number]>;
export type PersonRegistered = EventOf<typeof personRegistered>;
export type PersonErased = EventOf<typeof personErased>;
export const userEventTypes = userEvents.map(({ type }) => type);
