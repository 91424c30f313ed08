import { useTheme } from '@mui/material/styles';

/** One tennis court from above, in units of 2 cm: 10.97 m by 23.77 m, drawn to its real proportions. */
const court =
  'M0 0 H548 V1188 H0 Z M68 0 V1188 M480 0 V1188 M68 274 H480 M68 914 H480 M274 274 V914 M274 0 V14 M274 1188 V1174';

/** A rally seen from above: the clay, its lines, and where the ball went. Night falls on it in dark mode. */
export const CourtPicture = () => {
  const { court: colors, ball } = useTheme().vars.palette;
  return (
    <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="1200" height="900" fill={colors.surround} />
      <g transform="translate(600 450) rotate(-58) translate(-274 -594)">
        <rect x="-150" y="-260" width="848" height="1708" rx="24" fill={colors.clay} />
        <path d={court} fill="none" stroke={colors.line} strokeWidth="8" />
        <path d="M-40 594 H588" stroke={colors.line} strokeWidth="5" strokeDasharray="1 9" />
        <path d="M-46 594 h14 M580 594 h14" stroke={colors.line} strokeWidth="14" />
        <path
          d="M420 1110 Q 330 820 190 396 Q 150 280 96 120"
          fill="none"
          stroke={ball}
          strokeWidth="6"
          strokeDasharray="1 22"
          strokeLinecap="round"
        />
        <circle cx="190" cy="396" r="26" fill="none" stroke={ball} strokeWidth="4" opacity="0.7" />
        <circle cx="96" cy="120" r="18" fill={ball} />
      </g>
    </svg>
  );
};
