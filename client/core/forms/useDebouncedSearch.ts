import { useEffect, useEffectEvent, useState } from 'react';

const debounceMilliseconds = 250;

/**
 * The typed text, and, after a delay, the searched one, so that not every key sends a request. The address changes
 * later still, so the address replaces the typed text only while no change of it is pending.
 */
export const useDebouncedSearch = (search: string, onSearchSettled: (search: string) => void) => {
  const [typed, setTyped] = useState(search);
  const [pending, setPending] = useState<string | null>(null);
  const onSearch = useEffectEvent(onSearchSettled);
  if (pending === search) setPending(null);
  else if (pending === null && typed.trim() !== search.trim()) setTyped(search);
  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => onSearch(pending), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [pending]);
  const type = (text: string) => {
    setTyped(text);
    setPending(text.trim());
  };
  return { typed, type };
};
