import styled from '@emotion/styled';

const Svg = styled('svg')({ width: 40, height: 40, flex: 'none', display: 'block' });

const lines = 'M8.75 6.75H31.25V33.25H8.75ZM13 6.75V33.25M27 6.75V33.25M13 15H27M20 15V33.25';

/**
 * Half a clay court in the club's green, and the ball; the same in light and dark mode, like favicon.svg and
 * index.html.
 */
export const Logo = () => (
  <Svg viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" rx="10" fill="#0B3D24" />
    <rect x="8" y="6" width="24" height="28" rx="1.5" fill="#B9562B" />
    <path d={lines} fill="none" stroke="#FFFFFF" strokeWidth="1.5" />
    <circle cx="28.5" cy="11.5" r="5" fill="#D9F24B" stroke="#0B3D24" strokeWidth="1.5" />
  </Svg>
);
