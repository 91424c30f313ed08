import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { paymentBegins } from '../core/navigation/paymentBegins.ts';
import type { Payment } from './usePayment.ts';

/**
 * Straight from the order, the browser goes on to the provider's page as soon as there is one. Whoever comes back from there, by its
 * link or the back button, stays here.
 */
export const useLeaveForProvider = (payment: Payment | null | undefined): void => {
  const location = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const begins = v.is(paymentBegins, location.state);
  const url = payment?.state === 'WAITING' ? payment.redirectUrl : null;
  useEffect(() => {
    if (!begins || !url || hasLeft.current) return;
    hasLeft.current = true;
    void navigate(location.pathname, { replace: true, state: null });
    window.location.assign(url);
  }, [begins, url, navigate, location.pathname]);
};
