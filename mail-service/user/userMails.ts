import { type UserMailKind, codeIssued, emailChangeRequested } from '@platzwart/contracts/user';
import { dataOf } from '../core/eventData.ts';
import type { MailDefinition } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import { noticeMail } from './accountMail.ts';
import { codeMail } from './codeMail.ts';
import { secondFactorRemoved } from './secondFactorRemoved.ts';
import { userTriggers } from './userTriggers.ts';

/** Goes to the new address: only a person who can read it there can confirm it (decisions.md U8). */
const newEmail: MailDefinition = {
  ...codeMail('NEW_EMAIL', { issued: emailChangeRequested, page: '/auth/guest-verify' }, { mail: 'NEW_MAIL' }),
  sealedEmailOf: (event) => dataOf(emailChangeRequested, event).sealedEmail,
};

/** All e-mails about accounts. */
export const userMails: MailFeature<UserMailKind> = {
  definitions: {
    INIT_CODE: codeMail('INIT_CODE', { issued: codeIssued, page: '/auth/verify' }),
    GUEST_VERIFY: codeMail('GUEST_VERIFY', { issued: codeIssued, page: '/auth/guest-verify' }),
    REGISTRATION_ATTEMPTED: noticeMail('REGISTRATION_ATTEMPTED', '/auth/login'),
    RESET_PASSWORD: codeMail('RESET_PASSWORD', { issued: codeIssued, page: '/auth/reset-password' }),
    NEW_EMAIL: newEmail,
    NEW_EMAIL_NOTICE: noticeMail('NEW_EMAIL_NOTICE', '/user/profile', 'former'),
    EMAIL_CHANGED: noticeMail('EMAIL_CHANGED', '/user/profile', 'former'),
    PASSWORD_CHANGED: noticeMail('PASSWORD_CHANGED', '/auth/forgot-password'),
    SECOND_FACTOR_ENABLED: noticeMail('SECOND_FACTOR_ENABLED', '/user/profile'),
    SECOND_FACTOR_REMOVED: secondFactorRemoved,
    ACCOUNT_DEACTIVATED: noticeMail('ACCOUNT_DEACTIVATED', '/'),
    ACCOUNT_ERASED: noticeMail('ACCOUNT_ERASED', '/', 'erasureNotice'),
  },
  triggers: userTriggers,
};
