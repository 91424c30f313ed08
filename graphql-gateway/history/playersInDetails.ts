import { type PersonId, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { GatewayContext } from '../core/context.ts';

const namedSchema = v.object({
  members: v.optional(v.array(personIdSchema)),
  playerId: v.optional(personIdSchema),
});

/** An event's data with the names of the players in place of their ids, without those who were erased. */
export const withPlayersByName = async (
  { added, members, playerId, ...details }: Readonly<Record<string, unknown>>,
  { person }: Pick<GatewayContext, 'person'>,
): Promise<Readonly<Record<string, unknown>>> => {
  const named = v.parse(namedSchema, { members, playerId });
  const nameOf = async (id: PersonId): Promise<readonly string[]> => {
    const found = await person(id);
    return found ? [`${found.firstName} ${found.lastName}`] : [];
  };
  const [names, [left]] = [
    named.members && (await Promise.all(named.members.map(nameOf))).flat(),
    named.playerId ? await nameOf(named.playerId) : [],
  ];
  return { ...details, ...(names && { players: names }), ...(left && { player: left }) };
};
