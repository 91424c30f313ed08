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
 * (decisions.md M4). What is ordered, and the page on which it can be paid, are the person's own.
 */
export const paymentPolicies: PolicyTable = {
  Payment: {
    ...allOf(['_id', 'method', 'amount', 'state', 'expires_at'], forCaller),
    ...allOf(['redirectUrl', 'courts', 'person'], orGuardian(hiddenFromOthers)),
  },
  HeldCourt: allOf(['bookingID', 'sport', 'court', 'date', 'start', 'end'], forCaller),
  Query: { payment: forCaller, openPayments: perPerson, stuckPayments: forAdmins },
  Mutation: { giveUpPayment: perPerson },
};
