import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type Availability, fetchAvailability } from './fetchAvailability.ts';
import type { AdminBookingInput } from './useBookAsAdmin.ts';

const debounceMilliseconds = 300;

/**
 * What an entry would do, while it is being filled in; null until the first answer, then the last one until the next is there. `refresh` asks again.
 * Without an answer the server decides in the end, so a failure is not shown: nothing is known then, and nothing is awaited.
 */
export const useAvailability = (booking: AdminBookingInput | null) => {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Availability | null>(null);
  const [attempt, setAttempt] = useState(0);
  const input = JSON.stringify(booking);
  const [answered, setAnswered] = useState('');
  const ask = useEffectEvent(() => (booking ? fetchAvailability(environment, booking) : Promise.resolve(undefined)));
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      const answerWith = (found: Availability | null) => {
        if (!isWanted) return;
        setAnswer(found);
        setAnswered(input);
      };
      ask().then(
        (found) => answerWith(found ?? null),
        () => answerWith(null),
      );
    }, debounceMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [input, attempt]);
  return { answer, isCurrent: answered === input, refresh: () => setAttempt((before) => before + 1) };
};
