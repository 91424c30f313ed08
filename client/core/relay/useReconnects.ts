import { useEffect, useRef, useState } from 'react';
import { useLiveConnection } from './liveConnection.ts';

/** How often the live connection has been restored after a loss; changes were missed each time. */
export const useReconnects = (): number => {
  const { status } = useLiveConnection();
  const wasLost = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (status === 'interrupted') wasLost.current = true;
    if (status !== 'live' || !wasLost.current) return;
    wasLost.current = false;
    setCount((before) => before + 1);
  }, [status]);
  return count;
};
