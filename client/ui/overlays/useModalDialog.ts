import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * A native dialog that is open for as long as it is rendered: keeps the focus inside, closes by Esc and by a tap beside
 * it, and returns the focus.
 */
export const useModalDialog = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return { ref: dialog, onCancel: onClose, onClick: closeBeside };
};
