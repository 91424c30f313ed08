import type { CommandDesk, Order } from '../../core/commandDesk.ts';
import { callerOf } from '../../core/commandDesk.ts';
import type { GatewayContext } from '../../core/context.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { NewToken } from '../userResults.ts';

export type TokenServices = Readonly<{
  sessions: Pick<Sessions, 'open'>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
  desk: CommandDesk;
}>;

/** A token of the caller as they are now; null where the read models do not show yet what has changed. */
export const newToken = async (
  { sessions, peopleReads }: Pick<TokenServices, 'sessions' | 'peopleReads'>,
  context: GatewayContext,
  isVisible: boolean,
): Promise<NewToken> => {
  const { personId } = callerOf(context);
  const person = isVisible ? (await peopleReads.byIds([personId])).get(personId) : undefined;
  return { token: person ? await sessions.open(person.personId) : null };
};

/** Carries out what ends all sessions of the caller, and opens a new one in place of this. */
export const endingSessions = async (
  services: TokenServices,
  order: Pick<Order, 'type' | 'data'>,
  context: GatewayContext,
): Promise<NewToken> => {
  const { isVisible } = await services.desk.carryOut({ ...order, shownIn: ['people'] }, context);
  return newToken(services, context, isVisible);
};
