import { type PolicyTable, allOf, forAdmins } from '../core/policy.ts';

/** Only an ADMIN sees to whom the club sends e-mails and why. */
export const mailPolicies: PolicyTable = {
  Mail: allOf(['id', '_id', 'kind', 'recipient', 'state', 'created_at', 'sent_at', 'tries', 'problem'], forAdmins),
  MailPage: allOf(['mails', 'total'], forAdmins),
  Query: { mails: forAdmins },
  Mutation: { resendMailing: forAdmins },
};
