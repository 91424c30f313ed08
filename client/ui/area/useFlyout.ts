import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A list of links that a button shows (ARIA disclosure pattern): closes by Esc, which returns the focus, when the focus
 * or a tap goes elsewhere, and when one of its links has been followed.
 */
export const useFlyout = () => {
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // Open for one visit to one address: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen]);
  return {
    isOpen,
    trigger: { ref: trigger, 'aria-expanded': isOpen, onClick: () => setOpenAt(isOpen ? null : key) },
    root: {
      ref: root,
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(null);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpenAt(null);
        trigger.current?.focus();
      },
    },
  };
};
