import { type PointerEvent, useRef } from 'react';

const holdMilliseconds = 500;

/** A finger that rests on a cell: the touch screen's way to say "up to here". The tap that ends it is swallowed. */
export const useLongPress = (onLongPress: (target: EventTarget) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDone = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  return {
    handlers: {
      onPointerDown: ({ pointerType, target }: PointerEvent) => {
        isDone.current = false;
        if (pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          isDone.current = true;
          onLongPress(target);
        }, holdMilliseconds);
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    },
    /** Whether the click that just came belongs to a long press. */
    wasLong: (): boolean => isDone.current,
  };
};
