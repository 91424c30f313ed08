import { useCallback, useMemo } from 'react';
import type { Environment } from 'relay-runtime';
import { useKnownAt } from '../../../core/asOf/useKnownAt.ts';
import type { InvoicesAddress } from './asOfAddress.ts';
import { fetchInvoicesAsOf } from './fetchInvoicesAsOf.ts';
import { invoiceDifferences } from './invoiceDifferences.ts';

/** The invoices as they stood at the moment and at the later one, and what differs; null: not known yet. */
export const useKnownInvoices = ({ year, month, at, compare }: InvoicesAddress) => {
  const load = useCallback((store: Environment) => fetchInvoicesAsOf(store, { year, month, at }), [year, month, at]);
  const loadLater = useCallback(
    (store: Environment) => fetchInvoicesAsOf(store, { year, month, at: compare }),
    [year, month, compare],
  );
  const [then, later] = [useKnownAt(load), useKnownAt(loadLater)];
  const differences = useMemo(
    () => (at !== null && then.known && later.known ? invoiceDifferences(then.known, later.known) : null),
    [at, then.known, later.known],
  );
  return { then, later, differences };
};
