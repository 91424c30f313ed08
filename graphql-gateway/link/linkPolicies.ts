import { type PolicyTable, allOf, forAdmins, forCaller, perPerson } from '../core/policy.ts';

export const linkPolicies: PolicyTable = {
  CalendarLink: { made_at: perPerson },
  Kiosk: allOf(['_id', 'name', 'made_at'], forAdmins),
  LinkResult: allOf(['success', 'code', 'msg', 'path'], forCaller),
  Query: { calendarLink: perPerson, kiosks: forAdmins },
  Mutation: {
    ...allOf(['renewCalendarLink', 'removeCalendarLink'], perPerson),
    ...allOf(['createKiosk', 'removeKiosk'], forAdmins),
  },
};
