import { useState } from 'react';
import type { ChangeScope, OccurrenceChoice } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import { type WholeDraft, datesKey } from '../entry/bookingDraft.ts';
import type { BookingChange } from './bookingChange.ts';

const none: readonly OccurrenceChoice[] = [];

/** Which dates a change is about, what becomes of those that are taken, and why; the choices last as long as the dates are the same. */
export const useChangeChoices = (after: WholeDraft) => {
  const [scope, setScope] = useState<ChangeScope>('THIS');
  const [includeChanged, setIncludeChanged] = useState(false);
  const [lastDate, setLastDate] = useState<LocalDate | null>(null);
  const [reason, setReason] = useState(after.draft.reason);
  const key = `${scope} ${lastDate} ${datesKey(after)}`;
  const [known, setKnown] = useState({ key, choices: after.choices });
  const choices = known.key === key ? known.choices : none;
  const change: BookingChange = { whole: { ...after, choices }, scope, includeChanged, lastDate, reason };
  return {
    change,
    ...{ setScope, setIncludeChanged, setLastDate, setReason },
    choose: (chosen: readonly OccurrenceChoice[]) => setKnown({ key, choices: chosen }),
  };
};
