import { useEffect, useState } from 'react';

const tickMilliseconds = 20_000;

/** The time in epoch milliseconds, updated often enough for deadlines in minutes. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
};
