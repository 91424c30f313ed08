import type { PersonId } from '@platzwart/contracts/core';
import { callerOf } from './commandBus.ts';
import type { GatewayContext } from './context.ts';
import { Refusal } from './refusal.ts';

/** The caller, or the child of theirs with this member number (decisions.md N5). ERR_NOT_AUTHORIZED for every other number. */
export const familyMember = (userID: string | null | undefined, context: GatewayContext): PersonId => {
  const caller = callerOf(context);
  if (userID === null || userID === undefined) return caller.personId;
  const found = [caller, ...context.viewer().children].find(({ memberNumber }) => memberNumber === userID);
  if (!found) throw new Refusal('ERR_NOT_AUTHORIZED');
  return found.personId;
};
