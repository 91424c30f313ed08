import { useState } from 'react';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useSecondsUntil } from '../../core/time/useSecondsUntil.ts';

/** The last refusal, and the seconds until another attempt is allowed (decisions.md U11). */
export const useLoginRefusal = () => {
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const retrySeconds = useSecondsUntil(waitUntil);
  const show = (error: Error | null) => {
    const seconds = error instanceof ServerRefusal ? (error.details.retryAfter ?? 0) : 0;
    setWaitUntil(seconds === 0 ? 0 : Date.now() + seconds * 1_000);
    setRefusal(error);
  };
  return { refusal, retrySeconds, show };
};
