import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { personalFeed } from '../core/personalFeed.ts';
import { joinPolicies } from '../core/policy.ts';
import { Refusal } from '../core/refusal.ts';
import { addClubRefunds, clubRefundPolicies } from './clubRefunds.ts';
import { addCreditMutations } from './credits/addCreditMutations.ts';
import { addCredits, creditPolicies } from './credits/addCredits.ts';
import { creditReads } from './credits/creditReads.ts';
import { addInvoiceItems } from './invoiceItemsType.ts';
import { addInvoiceMutations } from './invoiceMutations.ts';
import { addInvoiceParts } from './invoiceParts.ts';
import { invoicePolicies } from './invoicePolicies.ts';
import { addInvoiceQueries } from './invoiceQueries.ts';
import { invoiceReads } from './invoiceReads.ts';
import { addInvoiceSubscriptions } from './invoiceSubscriptions.ts';
import { addInvoiceResult, addInvoiceType } from './invoiceType.ts';
import { invoiceListReads } from './list/invoiceListReads.ts';
import { addInvoicePage, invoicePagePolicies } from './list/invoicePageQuery.ts';

/** Invoices: a person's own with what is still to be billed, and all of them for ADMINs, who make them. */
export const invoiceFeature: GatewayFeature = {
  policies: joinPolicies([invoicePolicies, invoicePagePolicies, clubRefundPolicies, creditPolicies]),
  readModels: ['invoices', 'people', 'club_settings'],
  open: ({ database, commandBus, peopleReads }) => {
    const invoices = invoiceReads(database);
    const everybodys = personalFeed(invoices.changedSince);
    const own = personalFeed(invoices.ownChangedSince);
    return {
      addToSchema: (builder, shared) => {
        addInvoiceParts(builder, shared);
        addInvoiceItems(builder, shared);
        addInvoiceType(builder, invoices);
        addInvoiceQueries(builder, shared, { invoices, peopleReads });
        addInvoicePage(builder, invoiceListReads(database));
        const invoiceResult = addInvoiceResult(builder, shared);
        addInvoiceMutations(builder, { ...shared, invoiceResult }, { invoices, commandBus });
        addClubRefunds(builder, shared, { database, commandBus, peopleReads });
        addCredits(builder, shared, creditReads(database));
        addCreditMutations(builder, shared, commandBus);
        addInvoiceSubscriptions(builder);
      },
      liveSources: {
        invoicesChanged: everybodys.topicOfAll,
        ownInvoicesChanged: (_, { person }) => {
          if (!person) throw new Refusal('LOGIN_REQUIRED');
          return own.topicOf(person.personId);
        },
      },
      onReadModelChange: {
        invoices: async (change) => {
          await Promise.all([everybodys.advance(change), own.advance(change)]);
        },
      },
    };
  },
};
