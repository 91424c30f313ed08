import type { Call } from '../core/call.ts';
import type { CommandStream } from '../core/commandStream.ts';
import type { MembersCommand, MembersErrorCode, UseRecoveryCode } from './membersCommands.ts';
import type { MembersState } from './membersState.ts';

type Needs = Readonly<{
  members: CommandStream<MembersState, MembersCommand, MembersErrorCode>;
  /** Keyed hash of a request (core/hashes.ts). */
  hashOf: (type: string, data: unknown) => string;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

/** As a fact of the log, so that the person hears of it. False where it is refused. */
export const noteRecoveryCode =
  ({ members, hashOf, newId, clock }: Needs) =>
  async (data: UseRecoveryCode['data'], correlationId: string): Promise<boolean> => {
    const command = { type: 'UseRecoveryCode', data } as const;
    const role = members.current().state.byId.get(data.personId)?.role ?? null;
    const who = { commandId: newId(), actor: data.personId, role, correlationId, idempotencyKey: null, address: null };
    const call: Call = { ...who, requestHash: hashOf(command.type, data), reason: null, now: clock() };
    return (await members.send(command, call)).outcome === 'accepted';
  };
