import { changeFeed } from '../../core/changeFeed.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { addBankSubscription, bankSubscriptionPolicies } from './bankSubscription.ts';
import { addInboxQuery } from './inboxQuery.ts';
import { inboxReads } from './inboxReads.ts';
import { addMovementEnums, inboxPolicies } from './inboxType.ts';
import { addMovementMutations, movementPolicies } from './movementMutations.ts';
import { movementDebitReads } from './movementDebitReads.ts';
import { statementReads } from './statementReads.ts';

/** The movements on the club's accounts beside the invoices that they pay (decisions.md N38, N40; docs/adr/0070). */
export const bankFeature: GatewayFeature = {
  policies: { ...inboxPolicies, ...movementPolicies, ...bankSubscriptionPolicies },
  readModels: ['bank', 'debits', 'invoices', 'people', 'club_settings'],
  open: ({ database, peopleReads, commandBus, besideLoop }) => {
    const feed = changeFeed();
    const reads = {
      ...{ inbox: inboxReads(database), debits: movementDebitReads(database) },
      statements: statementReads(database, peopleReads),
    };
    return {
      addToSchema: (builder, shared) => {
        const enums = addMovementEnums(builder);
        addInboxQuery(builder, enums, reads);
        addMovementMutations(builder, { ...shared, ...enums }, { commandBus, besideLoop, inbox: reads.inbox });
        addBankSubscription(builder);
      },
      liveSources: { bankChanged: feed.topic },
      onReadModelChange: { bank: feed.advance },
    };
  },
};
