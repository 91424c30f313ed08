import { useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '../../core/serverRefusal.ts';
import type { MailedCode } from '../auth/useMailedCode.ts';
import { useVerifyUser } from '../verify/useVerifyUser.ts';

type Verification =
  Readonly<{ status: 'running' | 'done' | 'already' | 'over' }> | Readonly<{ status: 'failed'; error: Error }>;

const outcomeOf = (error: Error): Verification => {
  const code = codeOf(error);
  if (code === 'ERR_USER_ALREADY_VERIFIED') return { status: 'already' };
  if (code === 'ERR_CODE_NOT_MATCH') return { status: 'over' };
  return { status: 'failed', error };
};

/** Confirms by the mailed link as soon as the page opens; `tryAgain` where it failed for another reason than the link. */
export const useGuestVerification = ({ credential, code }: MailedCode) => {
  const [verification, setVerification] = useState<Verification>({ status: 'running' });
  const { verifyUser } = useVerifyUser();
  const verify = () =>
    verifyUser(
      { credential, code },
      {
        onDone: () => setVerification({ status: 'done' }),
        onRefused: (error) => setVerification(outcomeOf(error)),
      },
    );
  const verifyAtOnce = useEffectEvent(verify);
  useEffect(() => verifyAtOnce(), []);
  const tryAgain = () => {
    setVerification({ status: 'running' });
    verify();
  };
  return { verification, tryAgain };
};
