import styled from '@emotion/styled';

/** One tennis court from above, in units of 2 cm: 10.97 m by 23.77 m; the same in index.html. */
const lines =
  'M0 0H548V1188H0ZM68 0V1188M480 0V1188M68 274H480M68 914H480M274 274V914M274 0V14M274 1188V1174M-46 594H594';

const Ground = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: theme.vars.palette.clay.tint,
  stroke: theme.vars.palette.court.line,
  strokeWidth: 9,
  fill: 'none',
  '[data-color-scheme="dark"] & > g': { opacity: 0.12 },
}));

/** The lines of a court on pale clay, behind the content. Give its parent a position, and the content after it too. */
export const CourtLines = () => (
  <Ground viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g>
      <path transform="translate(610 470) rotate(24) translate(-274 -594)" d={lines} />
    </g>
  </Ground>
);
