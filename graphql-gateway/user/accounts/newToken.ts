import type { PersonRow } from '@platzwart/contracts/user';
import type { CommandDesk, Order } from '../../core/commandDesk.ts';
import type { GatewayContext } from '../../core/context.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Session, Sessions } from '../../core/sessions.ts';
import type { NewToken } from '../userResults.ts';

export type TokenServices = Readonly<{
  sessions: Pick<Sessions, 'goOn'>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
  desk: CommandDesk;
}>;

/** The session that a call came in; LOGIN_REQUIRED where nobody is signed in. */
export const sessionOf = ({ session }: Pick<GatewayContext, 'session'>): Session => {
  if (!session) throw new Refusal('LOGIN_REQUIRED');
  return session;
};

/** One more than before, never two: who ended all sessions from elsewhere at the same time meant this one as well. */
const versionAfter = ({ tokenVersion: before }: Session, { tokenVersion: now }: PersonRow): number =>
  Math.min(Math.max(now, before), before + 1);

/** The session of the caller goes on under a new token; null where the read models do not show yet what has changed. */
export const newToken = async (
  { sessions, peopleReads }: Pick<TokenServices, 'sessions' | 'peopleReads'>,
  context: GatewayContext,
  isVisible: boolean,
): Promise<NewToken> => {
  const session = sessionOf(context);
  const person = isVisible ? (await peopleReads.byIds([session.personId])).get(session.personId) : undefined;
  return { token: person ? await sessions.goOn(session, versionAfter(session, person)) : null };
};

/** Carries out what ends all sessions of the caller but this one, which goes on under a new token. */
export const endingSessions = async (
  services: TokenServices,
  order: Pick<Order, 'type' | 'data'>,
  context: GatewayContext,
): Promise<NewToken> => {
  const { isVisible } = await services.desk.carryOut({ ...order, shownIn: ['people'] }, context);
  return newToken(services, context, isVisible);
};
