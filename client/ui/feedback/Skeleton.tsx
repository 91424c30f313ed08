import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** A placeholder for loading content; give it the size of the content. */
export const Skeleton = styled('span', { shouldForwardProp: (name) => name !== 'height' && name !== 'width' })<{
  height: number | string;
  width?: number | string;
}>(({ theme, height, width = '100%' }) => ({
  display: 'block',
  height,
  width,
  maxWidth: '100%',
  borderRadius: radius.control,
  background: theme.vars.palette.divider,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
