import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CourtsInput } from './eventDraft.ts';
import { type EventConflicts, fetchEventConflicts } from './fetchEventConflicts.ts';

const debounceMilliseconds = 300;
const none: EventConflicts = [];

/**
 * What is in the way of the courts while an event is being filled in; the last answer until the next is there. `refresh` asks again. Without
 * an answer the server decides in the end, so a failure is not shown.
 */
export const useEventConflicts = (courts: CourtsInput | null, eventId: string | null) => {
  const environment = useRelayEnvironment();
  const [conflicts, setConflicts] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const input = JSON.stringify(courts);
  const ask = useEffectEvent(async () =>
    courts ? (await fetchEventConflicts(environment, courts, eventId))?.checkAvailability.conflicts : none,
  );
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      ask().then(
        (found) => {
          if (isWanted) setConflicts(found ?? none);
        },
        () => undefined,
      );
    }, debounceMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [input, attempt]);
  return { conflicts, refresh: () => setAttempt((before) => before + 1) };
};
