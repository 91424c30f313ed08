import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentMethod } from '@platzwart/contracts/core';
import type { ErrorCode } from '../../core/errors/errorCode.ts';
import { newIdempotencyKey } from '../../core/relay/idempotencyKey.ts';
import { ServerRefusal, codeOf } from '../../core/errors/serverRefusal.ts';
import { useOnline } from '../../core/browser/useOnline.ts';
import type { PaymentBegins } from '../../core/navigation/paymentBegins.ts';
import { type BookedCourts, useBookCourts } from '../useBookCourts.ts';
import type { Booking } from '../useBooking.ts';
import { orderOf } from '../wizard/orderOf.ts';
import { clear, choosePaymentMethod, markSent, reopenAfterRefusal } from '../wizard/wizardChanges.ts';
import type { Wizard } from '../wizard/wizardState.ts';
import { afterRefusal } from './afterRefusal.ts';
import { useChildTerms } from './useChildTerms.ts';

/** After these errors it is unknown whether the order was booked: the key is kept, and the same order can be sent again. */
const unansweredErrorCodes: readonly ErrorCode[] = ['ERR_NETWORK', 'ERR_SERVER', 'ERR_DB_CONNECTION', 'LOGIN_REQUIRED'];

/** After these the prices or the terms are other ones than those on screen. */
const outdatedSetupCodes: readonly ErrorCode[] = ['ERR_PRICE_CHANGED', 'ERR_TERMS_NOT_ACCEPTED'];

export type OrderState = 'open' | 'sending' | 'unanswered';

/**
 * Sends the order exactly once: its key is stored in the browser before anything is sent, and reused until an answer
 * arrives, also after a reload (reliability D4). Refused elements are named; the rest stays.
 */
export const useOrder = (booking: Booking, onBooked: (bookings: BookedCourts) => void) => {
  const { setup, wizard, apply, applyAndSave, recheck, refreshOwn, refreshSetup } = booking;
  const book = useBookCourts();
  const childTerms = useChildTerms(booking);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const isSending = useRef(false);
  const [state, setState] = useState<OrderState>('open');
  const [refusal, setRefusal] = useState<Error | null>(null);

  const refuse = (sent: Wizard, error: Error) => {
    isSending.current = false;
    setRefusal(error);
    const isUnanswered = unansweredErrorCodes.includes(codeOf(error));
    setState(isUnanswered ? 'unanswered' : 'open');
    if (isUnanswered) return;
    const fields = error instanceof ServerRefusal ? error.fields : [];
    apply(afterRefusal(sent, { code: codeOf(error), fields }));
    if (outdatedSetupCodes.includes(codeOf(error))) refreshSetup();
    else void recheck();
  };
  const settle = () => {
    isSending.current = false;
    setState('open');
    applyAndSave(clear);
  };
  const transmit = (current: Wizard) => {
    if (isSending.current || current.idempotencyKey === null) return;
    isSending.current = true;
    setState('sending');
    setRefusal(null);
    const { guestFee } = setup;
    const bookings = orderOf(current.slots, { paymentMethod: current.paymentMethod ?? 'INVOICE', guestFee });
    book(
      {
        bookings,
        acceptedTerms: current.acceptedTerms,
        userID: current.bookedFor,
        idempotencyKey: current.idempotencyKey,
      },
      {
        onBooked: (booked) => {
          settle();
          refreshOwn();
          if (current.acceptedTerms !== null) refreshSetup();
          onBooked(booked);
        },
        onPayment: (paid) => {
          settle();
          void navigate(`/payment/${paid}`, { state: { paymentBegins: true } satisfies PaymentBegins });
        },
        onRefused: (error) => refuse(current, error),
      },
    );
  };
  const resume = useEffectEvent(() => transmit(wizard));
  useEffect(() => {
    // An unanswered order, from before a reload or a lost network, is sent again as soon as possible.
    if (isOnline) resume();
  }, [isOnline]);

  return {
    state,
    /** Whether something that decides the order is still to come. */
    isBusy: state === 'sending' || childTerms.isLoading,
    childTerms,
    refusal,
    submit: (paymentMethod: PaymentMethod) => {
      if (isSending.current) return;
      // Created once: the change function runs twice, and the stored key must be the one that is sent.
      const key = newIdempotencyKey();
      transmit(applyAndSave((current) => markSent(key)(choosePaymentMethod(paymentMethod)(current))));
    },
    retryOrder: () => transmit(wizard),
    abandonOrder: () => {
      setState('open');
      setRefusal(null);
      apply(reopenAfterRefusal);
      void recheck();
    },
  };
};

export type Order = ReturnType<typeof useOrder>;
