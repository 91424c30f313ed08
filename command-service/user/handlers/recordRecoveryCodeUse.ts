import type { Call } from '../../core/call.ts';
import type { CommandStream } from '../../core/commandStream.ts';
import type { MembersCommand, MembersErrorCode, UseRecoveryCode } from '../domain/membersCommands.ts';
import type { MembersState } from '../domain/membersState.ts';

type Dependencies = Readonly<{
  members: CommandStream<MembersState, MembersCommand, MembersErrorCode>;
  /** Keyed hash of a request (core/hashes.ts). */
  hashOf: (type: string, data: unknown) => string;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** Writes an event, so that the person is informed by e-mail. False where it is refused. */
export const recordRecoveryCodeUse =
  ({ members, hashOf, newId, clock }: Dependencies) =>
  async (data: UseRecoveryCode['data'], correlationId: string): Promise<boolean> => {
    const command = { type: 'UseRecoveryCode', data } as const;
    const role = members.current().state.byId.get(data.personId)?.role ?? null;
    const who = { commandId: newId(), actor: data.personId, role, correlationId, idempotencyKey: null, address: null };
    const call: Call = { ...who, requestHash: hashOf(command.type, data), reason: null, now: clock() };
    return (await members.send(command, call)).outcome === 'accepted';
  };
