import { mailKindTextsEn } from '../../../core/texts/mailKindTexts.en.ts';
import type { TextShape } from '../../../core/texts/textShape.ts';
import type { dataCodesDe } from './dataCodes.de.ts';
import { browserNames, systemNames } from '../sessions/deviceNames.ts';

export const dataCodesEn: TextShape<typeof dataCodesDe> = {
  browser: { ...browserNames, OTHER: 'Unknown browser' },
  system: { ...systemNames, OTHER: 'unknown system' },
  language: { de: 'German', en: 'English' },
  category: {
    SINGLE: 'Single booking',
    GUEST_SINGLE: 'Single booking as a guest',
    SAISON: 'Season booking',
    GUEST_SAISON: 'Season booking as a guest',
    EVENT: 'Event',
    TRAINING: 'Training',
    BLOCK: 'Closure',
  },
  paymentMethod: { VOUCHER: 'Hour card', INVOICE: 'Invoice', PAYPAL: 'PayPal', CREDIT_CARD: 'Credit card' },
  paymentState: { NONE: 'Nothing to pay', OPEN: 'Open' },
  state: {
    BOOKED: 'Booked',
    CANCELED: 'Cancelled',
    DELETED: 'Deleted',
    WAITING: 'Waiting',
    SENT: 'Sent',
    FAILED: 'Not delivered',
    DROPPED: 'Dropped',
  },
  kind: mailKindTextsEn,
  what: {
    PersonRegistered: 'Account created',
    CodeIssued: 'Code sent',
    PersonVerified: 'Account confirmed',
    PasswordChanged: 'Password changed',
    PasswordReset: 'Password reset',
    PersonalDataCorrected: 'Personal data changed',
    MemberNumberChanged: 'Member number changed',
    EmailChangeRequested: 'New e-mail address given',
    EmailChanged: 'E-mail address changed',
    RoleChanged: 'Role changed',
    DiscountGranted: 'Discount changed',
    BookingRemindersSwitched: 'Reminders switched on or off',
    PersonDeactivated: 'Account blocked',
    PersonReactivated: 'Account unblocked',
    SessionsEnded: 'Signed out everywhere',
    SecondFactorEnabled: 'Second factor set up',
    SecondFactorRemoved: 'Second factor removed',
    RecoveryCodeUsed: 'Recovery code used',
    RegistrationAttempted: 'Registration with your e-mail address attempted',
    ErasureRequested: 'Deletion asked for',
    PersonErased: 'Account erased',
  },
};
