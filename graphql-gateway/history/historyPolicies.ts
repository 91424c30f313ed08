import { type PolicyTable, allOf, perPerson } from '../core/policy.ts';

/** The query reads only what is about the caller, unless an ADMIN asks (decisions.md N47). */
export const historyPolicies: PolicyTable = {
  HistoryEntry: allOf(['at', 'action', 'actor', 'cause', 'role', 'reason', 'details', 'mails'], perPerson),
  HistoryMail: allOf(['kind', 'state', 'sent_at'], perPerson),
  Query: { history: perPerson },
};
