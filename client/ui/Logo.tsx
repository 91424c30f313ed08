import { styled } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';

const Svg = styled('svg')({ width: 40, height: 40, flex: 'none', display: 'block' });

/** Half a clay court in the club's green, and the ball. */
export const Logo = () => {
  const { court, ball } = useTheme().vars.palette;
  return (
    <Svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill={court.surround} />
      <rect x="8" y="6" width="24" height="28" rx="1.5" fill={court.clay} />
      <path
        d="M8.75 6.75 H31.25 V33.25 H8.75 Z M13 6.75 V33.25 M27 6.75 V33.25 M13 15 H27 M20 15 V33.25"
        fill="none"
        stroke={court.line}
        strokeWidth="1.5"
      />
      <circle cx="28.5" cy="11.5" r="5" fill={ball} stroke={court.surround} strokeWidth="1.5" />
    </Svg>
  );
};
