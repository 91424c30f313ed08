import { useTheme } from '@emotion/react';

/** Lines of a court lying on its side, drawn into 240 by 110. */
const tennis = 'M0 0 H240 V110 H0 Z M0 14 H240 M0 96 H240 M55 14 V96 M185 14 V96 M55 55 H185 M120 -9 V119';
const squash = 'M0 0 H240 V110 H0 Z M135 0 V110 M135 55 H240 M135 28 H175 V0 M135 82 H175 V110';

const drawings = {
  TENNIS: { floor: 'clay', lines: tennis },
  HALL: { floor: 'hall', lines: tennis },
  SQUASH: { floor: 'squash', lines: squash },
} as const;
const isKnown = (sport: string): sport is keyof typeof drawings => Object.hasOwn(drawings, sport);

/** The court of a sport on its surface, which fills the available width; tennis on clay for unknown sports. */
export const CourtGlyph = ({ sport }: { sport: string }) => {
  const { court } = useTheme().vars.palette;
  const { floor, lines } = drawings[isKnown(sport) ? sport : 'TENNIS'];
  return (
    <svg viewBox="0 0 300 180" style={{ background: court[floor] }} aria-hidden="true">
      <path transform="translate(30 35)" d={lines} fill="none" stroke={court.line} strokeWidth="2.5" />
    </svg>
  );
};
