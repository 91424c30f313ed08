import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A ball that moves around a court; appears only after a short delay. */
export const Spinner = styled('span')({
  width: '1.1em',
  height: '1.1em',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 700ms linear 150ms infinite`,
});
