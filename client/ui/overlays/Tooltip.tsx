import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';

const Root = styled('span')({ position: 'relative', display: 'inline-flex' });
const Text = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  zIndex: 2,
  left: 'calc(100% + 8px)',
  top: '50%',
  transform: 'translateY(-50%)',
  padding: theme.spacing(1, 3),
  borderRadius: radius.control,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/**
 * Shows the name of an icon on hover and on keyboard focus; Esc hides it. The icon itself has the name for screen
 * readers.
 */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  const hideOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setShown(false);
  };
  return (
    <Root
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
      onKeyDown={hideOnEscape}
    >
      {children}
      {isShown && (
        <Text role="tooltip" aria-hidden="true">
          {text}
        </Text>
      )}
    </Root>
  );
};
