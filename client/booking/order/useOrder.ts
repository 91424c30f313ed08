import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentMethod } from '@platzwart/contracts/core';
import type { ErrorCode } from '../../core/errorCode.ts';
import { newIdempotencyKey } from '../../core/idempotencyKey.ts';
import { ServerRefusal, codeOf } from '../../core/serverRefusal.ts';
import { useOnline } from '../../core/useOnline.ts';
import { type BookedCourts, useBookCourts } from '../useBookCourts.ts';
import type { Booking } from '../useBooking.ts';
import { orderOf } from '../wizard/orderOf.ts';
import { clear, payBy, send, takeRefusal } from '../wizard/wizardChanges.ts';
import type { Wizard } from '../wizard/wizardState.ts';
import { afterRefusal } from './afterRefusal.ts';

/** After these nobody knows whether the order was booked: the key stays, and the same order can be asked for again. */
const withoutAnswer: readonly ErrorCode[] = ['ERR_NETWORK', 'ERR_SERVER', 'ERR_DB_CONNECTION', 'LOGIN_REQUIRED'];

export type OrderState = 'open' | 'sending' | 'unanswered';

/**
 * Sends the order, once and never twice: its key is kept in the browser before anything is sent, and used again until an
 * answer comes, also after a reload (reference: reliability.md D4). What the server refuses is named and leaves the rest.
 */
export const useOrder = (booking: Booking, onBooked: (bookings: BookedCourts) => void) => {
  const { wizard, apply, applyAndKeep, recheck, refreshOwn, refreshSetup } = booking;
  const book = useBookCourts();
  const isOnline = useOnline();
  const isSending = useRef(false);
  const [state, setState] = useState<OrderState>('open');
  const [refusal, setRefusal] = useState<Error | null>(null);

  const refuse = (sent: Wizard, error: Error) => {
    isSending.current = false;
    setRefusal(error);
    const isUnanswered = withoutAnswer.includes(codeOf(error));
    setState(isUnanswered ? 'unanswered' : 'open');
    if (isUnanswered) return;
    const fields = error instanceof ServerRefusal ? error.fields : [];
    apply(afterRefusal(sent, { code: codeOf(error), fields }));
    if (codeOf(error) === 'ERR_PRICE_CHANGED') refreshSetup();
    else void recheck();
  };
  const transmit = (current: Wizard) => {
    if (isSending.current || current.idempotencyKey === null) return;
    isSending.current = true;
    setState('sending');
    setRefusal(null);
    const bookings = orderOf(current.slots, current.paymentMethod ?? 'INVOICE');
    book(
      { bookings, idempotencyKey: current.idempotencyKey },
      {
        onBooked: (booked) => {
          isSending.current = false;
          setState('open');
          applyAndKeep(clear);
          refreshOwn();
          onBooked(booked);
        },
        onRefused: (error) => refuse(current, error),
      },
    );
  };
  const resume = useEffectEvent(() => transmit(wizard));
  useEffect(() => {
    // An order without an answer, from before a reload or a lost network, is asked for again as soon as it can be.
    if (isOnline) resume();
  }, [isOnline]);

  return {
    state,
    refusal,
    submit: (paymentMethod: PaymentMethod) => {
      if (isSending.current) return;
      // Made once: the change runs twice, and what is kept must be what is sent.
      const key = newIdempotencyKey();
      transmit(applyAndKeep((current) => send(key)(payBy(paymentMethod)(current))));
    },
    askAgain: () => transmit(wizard),
    giveUp: () => {
      setState('open');
      setRefusal(null);
      apply(takeRefusal);
      void recheck();
    },
  };
};

export type Order = ReturnType<typeof useOrder>;
