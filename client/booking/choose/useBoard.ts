import { useEffect, useRef, useState } from 'react';

/**
 * The plan as a board in the club house: the plan alone in full screen, without anything to choose (reference: ux.md U27).
 * `board` goes to the element that fills the screen.
 */
export const useBoard = () => {
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
