import { useState } from 'react';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import { useSecondsUntil } from '../../core/useSecondsUntil.ts';

/** The last refusal, and how many seconds it asks to wait (decisions.md U11). */
export const useLoginRefusal = () => {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const secondsToWait = useSecondsUntil(waitUntil);
  const show = (error: Error | null) => {
    const seconds = error instanceof ServerRefusal ? (error.retryAfter ?? 0) : 0;
    setWaitUntil(seconds === 0 ? 0 : Date.now() + seconds * 1_000);
    setRefusal(error);
  };
  return { refusal, secondsToWait, show };
};
