import { useTheme } from '@mui/material/styles';

/** One tennis court from above, in units of 2 cm: 10.97 m by 23.77 m, drawn to its real proportions. */
const lines =
  'M0 0 H548 V1188 H0 Z M68 0 V1188 M480 0 V1188 M68 274 H480 M68 914 H480 M274 274 V914 M274 0 V14 M274 1188 V1174';

/** The seam of a tennis ball of radius 30 around the origin. */
const seam = 'M-20 -22 Q0 0 -20 22 M20 -22 Q0 0 20 22';

/** A rally from above, cut to whatever room there is: the clay, its lines, and a ball on its way down the line. */
export const CourtPicture = () => {
  const { court, ball } = useTheme().vars.palette;
  return (
    <svg viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <filter id="clay-grain">
        <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.2 .7" />
      </filter>
      <rect width="1200" height="900" fill={court.surround} />
      <g transform="translate(610 470) rotate(24) translate(-274 -594)">
        <rect x="-130" y="-240" width="808" height="1668" rx="24" fill={court.clay} />
        <path d={lines} fill="none" stroke={court.line} strokeWidth="9" />
        <path d="M-46 594 H594" stroke={court.surround} strokeWidth="26" opacity="0.25" />
        <path d="M-46 588 H594" stroke={court.line} strokeWidth="12" />
      </g>
      <rect width="1200" height="900" filter="url(#clay-grain)" opacity="0.18" />
      <path
        d="M1010 700 Q820 700 640 560 Q560 470 470 360"
        fill="none"
        stroke={court.line}
        strokeWidth="5"
        strokeDasharray="1 20"
        strokeLinecap="round"
      />
      <ellipse cx="474" cy="392" rx="34" ry="20" fill={court.surround} opacity="0.45" />
      <g transform="translate(452 338) rotate(-30)" stroke={court.surround} strokeWidth="4">
        <circle r="34" fill={ball} />
        <path d={seam} fill="none" />
      </g>
    </svg>
  );
};
