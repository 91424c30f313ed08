import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mdiChevronDown } from '@mdi/js';
import DialogContent from '@mui/material/DialogContent';
import styled from '@emotion/styled';
import { Icon } from '../../graphics/Icon.tsx';

/** Less than that is the padding below the last field. */
const least = 28;

// Without a height of its own: what it says must not depend on whether it is shown.
const More = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Over the padding, too.
  bottom: theme.spacing(-6),
  height: 0,
  pointerEvents: 'none',
  '& > span': {
    position: 'absolute',
    bottom: 0,
    insetInline: theme.spacing(-6),
    display: 'grid',
    placeItems: 'end center',
    height: 40,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: `linear-gradient(transparent, ${theme.vars.palette.background.paper})`,
  },
  '& svg': {
    boxSizing: 'content-box',
    marginBottom: theme.spacing(1),
    padding: theme.spacing(0.5),
    border: `1px solid ${theme.vars.palette.control.border}`,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
}));

/** The content of a dialog; where more of it is below, an arrow at its lower edge shows that it scrolls. */
export const DialogBody = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const measure = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    setHasMore(scrollHeight - scrollTop - clientHeight > least);
  };
  useEffect(() => {
    // It calls at once, and when the window or the content becomes higher or lower.
    const observer = new ResizeObserver(measure);
    for (const { current } of [box, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <DialogContent ref={box} onScroll={measure}>
      <div ref={content}>{children}</div>
      {hasMore && (
        <More aria-hidden="true" data-more-below>
          <span>
            <Icon path={mdiChevronDown} />
          </span>
        </More>
      )}
    </DialogContent>
  );
};
