import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Longer than a browser takes two clicks for a double click. */
const longestDoubleClick = 600;

/** The second click of a double click that has closed a dialog is not for what was behind it. */
const ignoreSecondClick = (page: Document) => {
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', ignore, true);
  setTimeout(() => page.removeEventListener('click', ignore, true), longestDoubleClick);
};

/**
 * A native dialog that is open for as long as it is rendered: keeps the focus inside, closes by Esc and by a tap beside
 * it, and returns the focus.
 */
export const useModalDialog = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      ignoreSecondClick(document);
    };
  }, []);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return { ref: dialog, onCancel: onClose, onClick: closeBeside };
};
