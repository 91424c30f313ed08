import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addMailMutations } from './mailMutations.ts';
import { mailPolicies } from './mailPolicies.ts';
import { addMailQueries } from './mailQueries.ts';
import { mailReads } from './mailReads.ts';
import { addMailType } from './mailType.ts';
import { mailboxEndpoint } from './mailboxEndpoint.ts';

/** The outbox for ADMIN: e-mails that were sent, that wait, and that were given up and may be sent again (decisions.md W14). */
export const mailFeature: GatewayFeature = {
  policies: mailPolicies,
  // The outbox is the mail-service's own table: it has no checkpoint.
  readModels: [],
  open: ({ database, mailboxUrl }) => {
    const mails = mailReads(database);
    return {
      addToSchema: (builder, shared) => {
        addMailQueries(builder, { ...shared, mail: addMailType(builder, shared, mails) }, mails);
        addMailMutations(builder, shared, mails);
      },
      endpoints: mailboxUrl === null ? [] : [mailboxEndpoint(mailboxUrl)],
    };
  },
};
