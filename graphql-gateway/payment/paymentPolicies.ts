import {
  type PolicyTable,
  allOf,
  forAdmins,
  forCaller,
  hiddenFromOthers,
  orGuardian,
  perPerson,
} from '../core/policy.ts';

/**
 * Whoever knows the id of an order may see what became of its payment, because the provider may send people back to another browser
 * (decisions.md M4). The page on which it can be paid is the person's own.
 */
export const paymentPolicies: PolicyTable = {
  Payment: {
    ...allOf(['_id', 'method', 'amount', 'state', 'expires_at'], forCaller),
    redirectUrl: orGuardian(hiddenFromOthers),
    person: hiddenFromOthers,
  },
  Query: { payment: forCaller, stuckPayments: forAdmins },
  Mutation: { giveUpPayment: perPerson },
};
