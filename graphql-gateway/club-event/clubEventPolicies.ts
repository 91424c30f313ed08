import { type PolicyTable, allOf, forAdmins, forCaller, forEveryone } from '../core/policy.ts';

/** Events are public, and only an ADMIN changes them (decisions.md C5). */
export const clubEventPolicies: PolicyTable = {
  Event: {
    ...allOf(['id', '_id', 'category', 'type', 'day', 'date', 'endDate', 'start', 'end', 'name'], forEveryone),
    ...allOf(['description', 'where', 'homeAway', 'sport', 'courts', 'cancelled'], forEveryone),
  },
  EventResult: allOf(['success', 'code', 'msg', 'event'], forCaller),
  Query: allOf(['events', 'event', 'upcomingEvents'], forEveryone),
  Mutation: allOf(['createEvent', 'updateEvent', 'deleteEvent'], forAdmins),
};
