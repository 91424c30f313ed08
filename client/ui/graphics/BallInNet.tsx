import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { radius } from '../theme/shape.ts';

const Picture = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: 640,
  height: 'auto',
  borderRadius: radius.hero,
});

const meshWidth = 20;
const netColumns = Array.from({ length: 33 }, (_, index) => index * meshWidth);
const netRows = [156, 176, 196, 216];

/** A drawing of a ball in the net. */
export const BallInNet = () => {
  const { court, ball } = useTheme().vars.palette;
  return (
    <Picture viewBox="0 0 640 300" aria-hidden="true">
      <rect width="640" height="300" fill={court.surround} />
      <path d="M0 236 H640 V300 H0 Z" fill={court.clay} />
      <path d="M0 262 H640 M320 236 V300" stroke={court.line} strokeWidth="3" />
      <g stroke={court.line} strokeWidth="1" opacity="0.45">
        {netColumns.map((x) => (
          <path key={x} d={`M${x} 136 V236`} />
        ))}
        {netRows.map((y) => (
          <path key={y} d={`M0 ${y} H640`} />
        ))}
      </g>
      <path d="M0 136 H640" stroke={court.line} strokeWidth="8" />
      <path
        d="M96 40 Q240 10 338 168"
        fill="none"
        stroke={ball}
        strokeWidth="2"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <circle cx="346" cy="192" r="17" fill={ball} />
      <path
        d="M333 181 Q346 192 334 204 M359 181 Q347 192 358 204"
        fill="none"
        stroke={court.surround}
        strokeWidth="2"
      />
    </Picture>
  );
};
