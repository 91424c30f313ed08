import { useState } from 'react';
import { codeOf } from '../../core/errors/serverRefusal.ts';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { useVerifyUser } from '../verify/useVerifyUser.ts';

/** The result of a mailed link. */
export type Outcome = 'done' | 'already' | 'over';

const outcomeOf = (error: Error): Outcome | null => {
  const code = codeOf(error);
  if (code === 'ERR_USER_ALREADY_VERIFIED') return 'already';
  return code === 'ERR_CODE_NOT_MATCH' || code === 'ERR_WRONG_INIT_PASS' ? 'over' : null;
};

type ConfirmationCallbacks = Readonly<{ onDone?: () => void; onRefused: (error: Error) => void }>;

/**
 * Confirms by a mailed link, with the new password of the account where one is given. `outcome`: null as long as the
 * link may still be valid; refused for errors that say nothing about the link.
 */
export const useConfirmation = ({ credential, code }: MailedCode) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { verifyUser, isBusy } = useVerifyUser();
  const confirm = (password: string | undefined, { onDone, onRefused }: ConfirmationCallbacks) =>
    verifyUser(
      { credential, code, ...(password !== undefined && { password }) },
      {
        onDone: () => {
          setOutcome('done');
          onDone?.();
        },
        onRefused: (error) => {
          const found = outcomeOf(error);
          if (found) setOutcome(found);
          else onRefused(error);
        },
      },
    );
  return { outcome, confirm, isBusy };
};
