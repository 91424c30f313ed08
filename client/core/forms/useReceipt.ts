import { useState } from 'react';
import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { useClubClock } from '../../courtPlan/useClubClock.ts';

/** The server's maximum. */
export const longestReference = 140;
const methods = ['BANK', 'OTHER'] as const;
type Method = (typeof methods)[number];

/** What is typed about money that came or went: when, how, and where the cash book or the bank says so. */
export const useReceipt = (usual: Method) => {
  const { date: today } = useClubClock();
  const [day, setDay] = useState<string>(today);
  const [method, setMethod] = useState<Method>(usual);
  const [reference, setReference] = useState('');
  const [wasTried, setTried] = useState(false);
  const on = v.safeParse(localDateSchema, day);
  const isDayWrong = !on.success || on.output > today;
  return {
    ...{ today, day, setDay, method, methods, reference, setReference },
    setMethod: (value: string) => setMethod(methods.find((each) => each === value) ?? usual),
    isDayWrong: wasTried && isDayWrong,
    /** Null where the day is no day, or in the future; that is shown from then on. */
    check: () => {
      setTried(true);
      return on.success && !isDayWrong ? { on: on.output, method, reference: reference.trim() || null } : null;
    },
  };
};
export type Receipt = ReturnType<typeof useReceipt>;
