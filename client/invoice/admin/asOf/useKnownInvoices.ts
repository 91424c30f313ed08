import { useCallback, useMemo } from 'react';
import type { Environment } from 'relay-runtime';
import { useKnownAt } from '../../../core/asOf/useKnownAt.ts';
import type { InvoicesAddress } from './asOfAddress.ts';
import { fetchInvoicesAsOf } from './fetchInvoicesAsOf.ts';
import { invoiceDifferences } from './invoiceDifferences.ts';

/** The invoices as they stood at the moment, and what is another way now. */
export const useKnownInvoices = ({ year, month, at }: InvoicesAddress) => {
  const load = useCallback((store: Environment) => fetchInvoicesAsOf(store, { year, month, at }), [year, month, at]);
  const loadNow = useCallback(
    (store: Environment) => fetchInvoicesAsOf(store, { year, month, at: null }),
    [year, month],
  );
  const [then, now] = [useKnownAt(load), useKnownAt(loadNow)];
  const differences = useMemo(
    () => (at !== null && then.known && now.known ? invoiceDifferences(then.known, now.known) : []),
    [at, then.known, now.known],
  );
  return { then, differences };
};
