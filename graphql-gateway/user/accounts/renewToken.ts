import type { PersonRow } from '@platzwart/contracts/user';
import type { CommandBus, CommandRequest } from '../../core/commandBus.ts';
import type { GatewayContext } from '../../core/context.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Session, Sessions } from '../../core/sessions.ts';
import type { NewToken } from '../userResults.ts';

export type TokenServices = Readonly<{
  sessions: Pick<Sessions, 'renew'>;
  peopleReads: Pick<PeopleReads, 'byIds'>;
  commandBus: CommandBus;
}>;

/** The session of the call; LOGIN_REQUIRED for an anonymous caller. */
export const sessionOf = ({ session }: Pick<GatewayContext, 'session'>): Session => {
  if (!session) throw new Refusal('LOGIN_REQUIRED');
  return session;
};

/** Exactly one more than before: where all sessions were ended from another device at the same time, this one ends, too. */
const versionAfter = ({ tokenVersion: before }: Session, { tokenVersion: now }: PersonRow): number =>
  Math.min(Math.max(now, before), before + 1);

/** Continues the caller's session under a new token; null where the read models do not show the change yet. */
export const renewToken = async (
  { sessions, peopleReads }: Pick<TokenServices, 'sessions' | 'peopleReads'>,
  context: GatewayContext,
  isVisible: boolean,
): Promise<NewToken> => {
  const session = sessionOf(context);
  const person = isVisible ? (await peopleReads.byIds([session.personId])).get(session.personId) : undefined;
  return { token: person ? await sessions.renew(session, versionAfter(session, person)) : null };
};

/** Runs a command that ends all sessions of the caller except this one, which continues under a new token. */
export const endingSessions = async (
  services: TokenServices,
  request: Pick<CommandRequest, 'type' | 'data'>,
  context: GatewayContext,
): Promise<NewToken> => {
  const { isVisible } = await services.commandBus.execute({ ...request, visibleIn: ['people'] }, context);
  return renewToken(services, context, isVisible);
};
