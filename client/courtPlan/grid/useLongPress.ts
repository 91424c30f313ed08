import { type PointerEvent, useRef } from 'react';

const holdMilliseconds = 500;

/** A long press on a cell: the gesture for selecting a range on touch screens. The click after it is suppressed. */
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
    /** Whether the current click belongs to a long press. */
    wasLong: (): boolean => isDone.current,
  };
};
