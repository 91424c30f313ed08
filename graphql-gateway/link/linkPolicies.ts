import { type PolicyTable, allOf, forAdmins, forCaller, perPerson } from '../core/policy.ts';

export const linkPolicies: PolicyTable = {
  CalendarLink: { made_at: perPerson },
  Kiosk: allOf(['_id', 'name', 'made_at'], forAdmins),
  KioskPairing: allOf(['code', 'browser', 'system', 'requested_at'], forAdmins),
  LinkResult: allOf(['success', 'code', 'msg', 'path'], forCaller),
  Query: { calendarLink: perPerson, kiosks: forAdmins, kioskPairing: forAdmins },
  Mutation: {
    ...allOf(['renewCalendarLink', 'removeCalendarLink'], perPerson),
    ...allOf(['createKiosk', 'pairKiosk', 'removeKiosk'], forAdmins),
  },
};
