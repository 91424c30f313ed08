import styled from '@emotion/styled';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { KioskSport } from '@platzwart/contracts/kiosk-plan';
import { KioskCourt } from './KioskCourt.tsx';
import { shownWindow } from './courtStatus.ts';

const headHeight = '9vh';
const Root = styled('div')({ display: 'grid', gridTemplateColumns: '5vw minmax(0, 1fr)', minHeight: 0 });
const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  marginTop: headHeight,
  fontSize: '1.3vw',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& span': { position: 'absolute', insetInlineEnd: '0.6vw', lineHeight: 1 },
}));
const Courts = styled('div')({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  '& > section': { gridTemplateRows: `${headHeight} minmax(0, 1fr)` },
});
const Hours = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: `${headHeight} 0 0 0`,
  pointerEvents: 'none',
  '& i': { position: 'absolute', insetInline: 0, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
const Now = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  height: '0.4vh',
  background: theme.vars.palette.error.main,
}));

/** The courts of one sport side by side, with the line of the present minute. */
export const KioskSportView = ({ sport, minute }: { sport: KioskSport; minute: number }) => {
  const shown = shownWindow(sport, minute);
  const hours = Array.from({ length: 25 }, (_, hour) => hour * 60).filter(
    (each) => each >= shown.from && each < shown.to,
  );
  const top = (each: number): string => `${((each - shown.from) / (shown.to - shown.from)) * 100}%`;
  return (
    <Root>
      <Axis>
        {hours.map((each) => (
          <span key={each} style={{ top: top(each) }}>
            {timeOfMinute(each)}
          </span>
        ))}
      </Axis>
      <Courts>
        <Hours>
          {hours.map((each) => (
            <i key={each} style={{ top: top(each) }} />
          ))}
        </Hours>
        {sport.courts.map((court) => (
          <KioskCourt
            key={court.number}
            court={court}
            bookings={sport.bookings.filter((booking) => booking.court === court.number)}
            minute={minute}
            hours={sport}
            window={shown}
          />
        ))}
        <Hours>
          {minute >= shown.from && minute < shown.to && <Now style={{ top: top(minute) }} data-testid="now" />}
        </Hours>
      </Courts>
    </Root>
  );
};
