import { useState } from 'react';
import { useNotify } from '../../core/notices.ts';

/** The callbacks of a dialog's mutation: says `text` and goes on, or keeps the refusal to show it. */
export const useStep = (text: string, onDone: () => void) => {
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Error | null>(null);
  return {
    refusal,
    callbacks: {
      onDone: () => {
        notify({ kind: 'success', text });
        setRefusal(null);
        onDone();
      },
      onRefused: setRefusal,
    },
  };
};
