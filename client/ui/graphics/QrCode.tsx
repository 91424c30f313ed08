import { useMemo } from 'react';
import styled from '@emotion/styled';
import { encode } from 'uqr';

const Picture = styled('svg')(({ theme }) => ({
  width: 'min(100%, 240px)',
  height: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  // Cameras need dark on light, also in dark mode.
  background: '#FFFFFF',
  fill: '#000000',
}));

/** One path for all dark squares: `M3 1h1v1h-1z` is the one at column 3 of row 1. */
const squaresOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A text as a QR code; `label` is its accessible name. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text]);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={squaresOf(data)} />
    </Picture>
  );
};
