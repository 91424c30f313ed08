import {
  type FactFields,
  type FactsOf,
  asText,
  detail,
  group,
  hidden,
  languageWords,
  opened,
  people,
  roleWords,
  value,
  words,
} from '../core/facts.ts';
import type { UserEvent } from './userEvents.ts';
import type { PersonalTexts } from './personalTexts.ts';

const text = (de: string, en: string) => value([de, en], asText.text);
const personal = {
  firstName: text('Vorname', 'First name'),
  lastName: text('Nachname', 'Last name'),
  companyName: text('Firma', 'Company'),
  email: text('E-Mail', 'E-mail'),
  phone: text('Telefon', 'Telephone'),
  street: text('Straße', 'Street'),
  houseNumber: text('Hausnummer', 'House number'),
  zip: text('Postleitzahl', 'Postal code'),
  city: text('Ort', 'Town'),
  country: text('Land', 'Country'),
  language: words(['Sprache', 'Language'], languageWords),
} as const satisfies { readonly [Name in keyof PersonalTexts]-?: FactFields[string] };

const secret = hidden('SECRET');
const person = { personId: hidden('SUBJECT') };
const sessions = { ...person, tokenVersion: secret };
const sealed = opened(personal);
const role = words(['Rolle', 'Role'], roleWords);
const discount = value(['Rabatt', 'Discount'], asText.percent);
const memberNumber = text('Mitgliedsnummer', 'Member number');
const expiresAt = value(['Gültig bis', 'Valid until'], asText.instant);
const isOn = value(['Eingeschaltet', 'Switched on'], asText.yesNo);
const guardianId = people(['Elternteil', 'Guardian']);

/** How a history shows accounts. */
export const userFacts = {
  PersonRegistered: {
    ...{ ...person, memberNumber, role, discount, sealed, guardianId, emailDigest: secret, passwordId: secret },
    verified: detail(value(['Bestätigt', 'Verified'], asText.yesNo)),
    active: detail(value(['Aktiv', 'Active'], asText.yesNo)),
  },
  CodeIssued: {
    ...{ ...person, codeId: secret, expiresAt },
    purpose: words(['Zweck', 'Purpose'], {
      INIT_CODE: ['erste Anmeldung', 'first sign-in'],
      GUEST_VERIFY: ['Bestätigung der E-Mail', 'confirmation of the e-mail'],
      RESET_PASSWORD: ['neues Passwort', 'new password'],
    }),
  },
  PersonVerified: { ...person, codeId: secret, passwordId: secret },
  PasswordChanged: { ...sessions, passwordId: secret },
  PasswordReset: { ...sessions, passwordId: secret, codeId: secret },
  PersonalDataCorrected: { ...person, sealed },
  MemberNumberChanged: { ...person, memberNumber },
  EmailChangeRequested: {
    ...{ ...person, codeId: secret, emailDigest: secret, expiresAt },
    sealedEmail: text('Neue E-Mail', 'New e-mail'),
  },
  EmailChanged: { ...person, codeId: secret, emailDigest: secret, sealed },
  RoleChanged: { ...sessions, role },
  DiscountGranted: { ...person, discount },
  PersonalLimitsSet: {
    ...person,
    limits: group(null, {
      maxAdvanceDays: value(['Höchstens im Voraus', 'At most ahead'], asText.days),
      maxOpenBookings: value(['Höchstens offene Buchungen', 'At most open bookings'], asText.count),
      maxMinutesPerDay: value(['Höchstens am Tag', 'At most per day'], asText.minutes),
      maxParallel: value(['Höchstens zugleich', 'At most at once'], asText.count),
    }),
  },
  BookingRemindersSwitched: { ...person, isOn },
  PayerChanged: { ...person, payerId: people(['Rechnungen an', 'Invoices to']) },
  GuardianChanged: { ...person, guardianId },
  BusinessSwitched: { ...person, isOn },
  PersonDeactivated: sessions,
  PersonReactivated: person,
  SessionsEnded: sessions,
  SecondFactorEnabled: { ...sessions, factorId: secret },
  SecondFactorRemoved: { ...sessions, sealedReason: hidden('SENTENCE') },
  RecoveryCodeUsed: { ...person, factorId: secret, recoveryCodeId: secret },
  RegistrationAttempted: person,
  ErasureRequested: person,
  PersonErased: person,
} as const satisfies FactsOf<UserEvent>;
