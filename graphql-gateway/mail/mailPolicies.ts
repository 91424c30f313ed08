import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';

/** Whom the club writes to and why is ADMIN's alone. */
export const mailPolicies: PolicyTable = {
  Mail: allOf(['id', '_id', 'kind', 'recipient', 'state', 'created_at', 'sent_at', 'tries', 'problem'], forAdmins),
  MailPage: allOf(['mails', 'total'], forAdmins),
  Query: { mails: forAdmins },
  Mutation: { resendMailing: forAdmins },
};
