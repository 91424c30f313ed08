import { type KeyboardEvent, useState } from 'react';

/** Whether caps lock is on, as far as key events in a field show. */
export const useCapsLock = () => {
  const [isOn, setOn] = useState(false);
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: watch, onKeyUp: watch, onBlur: () => setOn(false) } };
};
