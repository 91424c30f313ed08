import type { RequestCode } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import type { Answer } from '../../core/commandStream.ts';

export type RecordCodeRequest = (
  input: Readonly<{ email: string; kind: RequestCode['data']['purpose'] }>,
  call: Pick<Call, 'address' | 'now'>,
) => Promise<void>;

type RecordingDependencies = Readonly<{
  codeRequests: Pick<Vault['codeRequests'], 'add'>;
  newId: () => string;
  /** Wakes the job that processes requests. */
  wake: () => void;
}>;

/** Stores a request for an email. */
export const recordCodeRequest =
  ({ codeRequests, newId, wake }: RecordingDependencies): RecordCodeRequest =>
  async ({ email, kind }, { address, now }) => {
    await codeRequests.add({ requestId: newId(), kind, email, address, at: now });
    wake();
  };

/**
 * A request for a code by e-mail. Same work and same answer, whether or not the club knows the e-mail (decisions.md U6, reliability T07):
 * whether an email is sent is decided later in the background.
 */
export const requestCode =
  (dependencies: Readonly<{ recordCodeRequest: RecordCodeRequest }>) =>
  async ({ email, purpose }: RequestCode['data'], call: Call): Promise<Answer<never>> => {
    await dependencies.recordCodeRequest({ email, kind: purpose }, call);
    return { outcome: 'accepted', position: null, ids: [] };
  };
