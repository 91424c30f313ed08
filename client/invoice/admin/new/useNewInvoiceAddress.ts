import { useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { LocalDate } from '@platzwart/contracts/core';
import { type Pickable, type PickedPerson, findPeople } from '../../../core/people/findPeople.ts';
import { type BillingPeriod, periodIn, wrongDayIn } from '../period/billingPeriod.ts';

/** Inactive people too: they may still owe something. */
export const billable: Pickable = { roles: ['MEMBER', 'TRAINER', 'ADMIN', 'GUEST'], isActive: false };

/** The person whom the address names, once found. */
const useNamedPerson = (userID: string | null): PickedPerson | null => {
  const environment = useRelayEnvironment();
  const [named, setNamed] = useState<PickedPerson | null>(null);
  useEffect(() => {
    if (userID === null) return undefined;
    let isWanted = true;
    findPeople(environment, userID, billable).then(
      (people) => isWanted && setNamed(people.find((person) => person.userID === userID) ?? null),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [environment, userID]);
  return named?.userID === userID ? named : null;
};

/** Whom and what to bill; the address holds it, so that other pages can lead here. */
export const useNewInvoiceAddress = (today: LocalDate) => {
  const [params, setParams] = useSearchParams();
  const period = periodIn(params, today);
  const userID = params.get('user');
  const named = useNamedPerson(userID);
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const go = useCallback(
    (change: Readonly<Record<string, string | null>>) =>
      setParams(
        (latest) => {
          const next = new URLSearchParams(latest);
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return {
    period,
    wrongDay: wrongDayIn(params),
    person: picked?.userID === userID ? picked : named,
    pick: (person: PickedPerson | null) => {
      setPicked(person);
      go({ user: person?.userID ?? null });
    },
    setPeriod: ({ fromDate, toDate }: BillingPeriod) => go({ from: fromDate, to: toDate }),
  };
};
