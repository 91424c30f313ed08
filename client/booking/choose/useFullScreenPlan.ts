import { useEffect, useRef, useState } from 'react';

/**
 * The plan in full screen for the club house: only the plan, without selection (screens.md U27).
 * `board` goes to the element that fills the screen.
 */
export const useFullScreenPlan = () => {
  const board = useRef<HTMLDivElement>(null);
  const [isBoard, setBoard] = useState(false);
  useEffect(() => {
    const follow = () => setBoard(document.fullscreenElement !== null && document.fullscreenElement === board.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const open = () => void board.current?.requestFullscreen().catch(() => undefined);
  return { board, isBoard, open };
};
