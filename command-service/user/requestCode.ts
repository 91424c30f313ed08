import type { RequestCode } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';

export type NoteRequest = (
  wanted: Readonly<{ email: string; kind: RequestCode['data']['purpose'] }>,
  call: Pick<Call, 'address' | 'now'>,
) => Promise<void>;

type Needs = Readonly<{
  codeRequests: Pick<Vault['codeRequests'], 'add'>;
  newId: () => string;
  /** Wakes whoever answers them. */
  wake: () => void;
}>;

/** Writes down that somebody asks for a letter. */
export const noteRequest =
  ({ codeRequests, newId, wake }: Needs): NoteRequest =>
  async ({ email, kind }, { address, now }) => {
    await codeRequests.add({ requestId: newId(), kind, email, address, at: now });
    wake();
  };

/**
 * Somebody asks for a code by mail. Always the same work and the same answer, whether the club knows the e-mail or not
 * (decisions.md U6, reliability T07): whether there is a letter is decided afterwards, out of sight.
 */
export const requestCode =
  (note: NoteRequest) =>
  async ({ email, purpose }: RequestCode['data'], call: Call): Promise<Answer<never>> => {
    await note({ email, kind: purpose }, call);
    return { outcome: 'accepted', position: null, ids: [] };
  };
