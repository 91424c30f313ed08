import { type PolicyTable, allOf, forAdmins, perPerson } from '../core/policy.ts';

/** The query of a subject reads only what is about the caller, unless an ADMIN asks (decisions.md N47). */
export const historyPolicies: PolicyTable = {
  HistoryEntry: {
    ...allOf(['at', 'action', 'actor', 'cause', 'role', 'reason', 'details', 'before', 'mails'], perPerson),
    ...allOf(['kind', 'person', 'position', 'subjectID'], forAdmins),
  },
  HistoryMail: allOf(['kind', 'state', 'sent_at'], perPerson),
  ClubLogPage: allOf(['entries', 'total'], forAdmins),
  ClubLogChange: allOf(['position'], forAdmins),
  Query: { history: perPerson, clubLog: forAdmins },
  Subscription: { clubLogChanged: forAdmins },
};
