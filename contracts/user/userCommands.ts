import * as v from 'valibot';
import {
  emailSchema,
  instantSchema,
  linesSchema,
  percentSchema,
  personalLimitsSchema,
  personIdSchema,
  roles,
  textSchema,
  trimInvisible,
} from '../core/index.ts';
import { memberNumberSchema } from './memberNumber.ts';
import { addressedPersonSchema, personChangeEntries, personalDataSchema } from './personInput.ts';

/** Length in Unicode code points, not UTF-16 units; any character is allowed, and none is cut off or removed (reliability T09). */
const isShortEnough = (password: string): boolean => Array.from(password).length <= 128;

/** product.md §5, decisions.md U15. */
export const passwordSchema = v.pipe(textSchema, v.minLength(8), v.check(isShortEnough));

const normalised = (value: string): string => value.normalize('NFC').toLowerCase();

type NamedPerson = Pick<v.InferOutput<typeof personalDataSchema>, 'firstName' | 'lastName' | 'companyName' | 'email'>;

/** decisions.md U15: a password is neither the name nor the e-mail. */
export const isOwnName = (password: string, { firstName, lastName, companyName, email }: NamedPerson): boolean =>
  [firstName, lastName, `${firstName} ${lastName}`, companyName ?? '', email ?? '']
    .map(normalised)
    .includes(normalised(password));

export const registerPersonSchema = v.pipe(
  v.object({
    personId: personIdSchema,
    /** Null: the next free number of members, or of guests (decisions.md U1). */
    memberNumber: v.nullable(memberNumberSchema),
    role: v.picklist(roles),
    person: personalDataSchema,
    discount: percentSchema,
    verified: v.boolean(),
    active: v.boolean(),
    /** Null: the person has no password yet. */
    password: v.nullable(passwordSchema),
    /** The member number of the guardian; needed without an e-mail (decisions.md N5). */
    guardianID: v.optional(v.nullable(memberNumberSchema)),
  }),
  v.forward(
    v.check(({ password, person }) => password === null || !isOwnName(password, person)),
    ['password'],
  ),
);

/** An ADMIN, or the system, registers a person. A person who is not verified and has no password is sent an initial code. */
export type RegisterPerson = Command<'RegisterPerson', typeof registerPersonSchema>;

/** A visitor registers as a guest, with a password of their choice; verified by a link (decisions.md U5). */
export const registerGuestSchema = v.pipe(
  v.object({ personId: personIdSchema, person: addressedPersonSchema, password: passwordSchema }),
  v.forward(
    v.check(({ password, person }) => !isOwnName(password, person)),
    ['password'],
  ),
);
export type RegisterGuest = Command<'RegisterGuest', typeof registerGuestSchema>;

/**
 * Lines of one import. An import is one append, all or none, and an EventStoreDB takes 1 MiB per append: this many people fit, however long
 * their names and streets are. A larger list has to be split into several files.
 */
export const maxPeoplePerImport = 240;

/** All or none; the people have no password yet, and each who has an e-mail is sent an initial code, now or later. */
export const importPeopleSchema = v.object({
  people: v.pipe(
    v.array(
      v.pipe(
        v.object({
          personId: personIdSchema,
          memberNumber: v.nullable(memberNumberSchema),
          role: v.picklist(roles),
          person: personalDataSchema,
          discount: percentSchema,
          /** The member number of the guardian, who has an account or is in the same import; needed without an e-mail (decisions.md N5). */
          guardianID: v.nullable(memberNumberSchema),
        }),
        v.forward(
          v.check(({ person, guardianID }) => person.email !== null || guardianID !== null),
          ['person', 'email'],
        ),
      ),
    ),
    v.minLength(1),
    v.maxLength(maxPeoplePerImport),
  ),
  /** Whether those with an e-mail are sent an initial code now; else an ADMIN sends it later. Missing: now. */
  invite: v.optional(v.boolean()),
});
export type ImportPeople = Command<'ImportPeople', typeof importPeopleSchema>;

/** E-mail or member number, as typed, without what is invisible around it (decisions.md U2, Q6). */
export const credentialSchema = v.pipe(textSchema, v.transform(trimInvisible), v.minLength(1), v.maxLength(254));
/** A one-time code, as typed. */
export const codeSchema = v.pipe(textSchema, v.transform(trimInvisible), v.minLength(6), v.maxLength(100));

/** Guest: the code of the link. Member: initial code and first password. New e-mail: the code that was sent to it. */
export const verifyPersonSchema = v.object({
  credential: credentialSchema,
  code: codeSchema,
  password: v.nullable(passwordSchema),
});
export type VerifyPerson = Command<'VerifyPerson', typeof verifyPersonSchema>;

export const mailTypes = ['INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD', 'NEW_MAIL'] as const;

/** Always succeeds, whether or not an account has this e-mail (decisions.md U6). */
export type MailType = (typeof mailTypes)[number];

export const requestCodeSchema = v.object({ email: emailSchema, purpose: v.picklist(mailTypes) });
export type RequestCode = Command<'RequestCode', typeof requestCodeSchema>;

export const resetPasswordSchema = v.object({
  credential: credentialSchema,
  code: codeSchema,
  password: passwordSchema,
});
export type ResetPassword = Command<'ResetPassword', typeof resetPasswordSchema>;

/** The present password, as typed: any text of limited length. */
export const givenPasswordSchema = v.pipe(textSchema, v.maxLength(1_024));

export const changePasswordSchema = v.object({ oldPassword: givenPasswordSchema, newPassword: passwordSchema });
export type ChangePassword = Command<'ChangePassword', typeof changePasswordSchema>;

/** `password` may be null shortly after sign-in; `sessionStartedAt` is an ISO 8601 instant. */
export const requestEmailChangeSchema = v.object({
  userID: memberNumberSchema,
  email: emailSchema,
  password: v.nullable(givenPasswordSchema),
  sessionStartedAt: instantSchema,
});
export type RequestEmailChange = Command<'RequestEmailChange', typeof requestEmailChangeSchema>;

/** What becomes of the bookings ahead of somebody who is deactivated (decisions.md B27). */
export const futureBookingsChoices = ['CANCEL', 'KEEP'] as const;

/** Missing fields stay unchanged. Who may change what: decisions.md C7. `futureBookings` counts where `active` becomes false. */
export const updatePersonSchema = v.object({
  userID: memberNumberSchema,
  futureBookings: v.optional(v.picklist(futureBookingsChoices)),
  changes: v.partial(
    v.object({
      ...personChangeEntries,
      memberNumber: memberNumberSchema,
      role: v.picklist(roles),
      discount: percentSchema,
      limits: personalLimitsSchema,
      active: v.boolean(),
      bookingReminders: v.boolean(),
      /** The member number of who gets the invoices; null: the person (decisions.md N44). */
      payerID: v.nullable(memberNumberSchema),
      /** The member number of who books and pays for the person, and gets their e-mails; null: nobody (decisions.md N5). */
      guardianID: v.nullable(memberNumberSchema),
      business: v.boolean(),
    }),
  ),
});
export type UpdatePerson = Command<'UpdatePerson', typeof updatePersonSchema>;

/** Ends all sessions of the caller. */
export const endSessionsSchema = v.object({ password: givenPasswordSchema });
export type EndSessions = Command<'EndSessions', typeof endSessionsSchema>;

/** Ends one session of the caller. It writes no event, because open sessions are not in the log. */
export const endSessionSchema = v.object({ sessionId: v.pipe(v.string(), v.uuid()), password: givenPasswordSchema });
export type EndSession = Command<'EndSession', typeof endSessionSchema>;

/** `code` of the authenticator that was set up. */
export const enableSecondFactorSchema = v.object({ code: codeSchema });
export type EnableSecondFactor = Command<'EnableSecondFactor', typeof enableSecondFactorSchema>;

export const removeSecondFactorSchema = v.object({ password: givenPasswordSchema });
export type RemoveSecondFactor = Command<'RemoveSecondFactor', typeof removeSecondFactorSchema>;

/** An ADMIN removes the second factor of a person who lost it, with the ADMIN's own password (decisions.md N2). The person reads the reason. */
export const removeSecondFactorOfPersonSchema = v.object({
  userID: memberNumberSchema,
  password: givenPasswordSchema,
  reason: v.pipe(linesSchema, v.minLength(1), v.maxLength(500)),
});
export type RemoveSecondFactorOfPerson = Command<'RemoveSecondFactorOfPerson', typeof removeSecondFactorOfPersonSchema>;

export const requestErasureSchema = v.object({ password: givenPasswordSchema });
export type RequestErasure = Command<'RequestErasure', typeof requestErasureSchema>;

/** `force`: erase although there are future bookings; they are cancelled first (decisions.md U13, B27). */
export const erasePersonSchema = v.object({ userID: memberNumberSchema, force: v.boolean() });
export type ErasePerson = Command<'ErasePerson', typeof erasePersonSchema>;

/** Commands as the command-service receives them: with plain data and passwords, which never leave its processes. */
export type UserCommand =
  | RegisterPerson
  | RegisterGuest
  | ImportPeople
  | VerifyPerson
  | RequestCode
  | ResetPassword
  | ChangePassword
  | RequestEmailChange
  | UpdatePerson
  | EndSession
  | EndSessions
  | EnableSecondFactor
  | RemoveSecondFactor
  | RemoveSecondFactorOfPerson
  | RequestErasure
  | ErasePerson;

type Command<Type extends string, Schema extends v.GenericSchema> = Readonly<{
  type: Type;
  data: v.InferOutput<Schema>;
}>;
