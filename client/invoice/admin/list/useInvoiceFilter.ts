import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InvoiceFilter, invoiceFilterOf, paramsOf } from './invoiceFilter.ts';

/** The filter in the address, and a function that changes it: every change except of the page returns to the first page. */
export const useInvoiceFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => invoiceFilterOf(params), [params]);
  const change = useCallback(
    (changed: Partial<InvoiceFilter>) => {
      // The latest parameters, which may be newer than the rendered ones.
      const latest = invoiceFilterOf(new URLSearchParams(window.location.search));
      setParams(paramsOf({ ...latest, page: 1, ...changed }), { replace: true });
    },
    [setParams],
  );
  return { filter, change };
};
