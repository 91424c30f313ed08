import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { KioskSport } from '@platzwart/contracts/kiosk-plan';
import { timeOfMinute } from '@platzwart/contracts/core';
import { useTranslatedCourtName } from '../../core/texts/useTranslatedCourtName.ts';
import { categoryStyles } from '../../courtPlan/grid/categoryStyles.ts';
import type { CalendarKind } from '../../ui/theme/calendarColors.ts';
import { type CourtStatus, courtStatus } from './courtStatus.ts';

const Column = styled('section')({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minWidth: 0 });
const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: '0.2vh',
  padding: '1vh 0.5vw',
  textAlign: 'center',
  '& h2': { margin: 0, fontSize: '1.9vw', lineHeight: 1.1, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& p': { margin: 0, fontSize: '1.25vw', fontWeight: 600, whiteSpace: 'nowrap' },
  '&[data-is="taken"] p': { color: theme.vars.palette.clay.onTint },
  '& p::before': { content: '"○ "' },
  '&[data-is="shut"] p': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&[data-is="taken"] p::before, &[data-is="shut"] p::before': { content: '"● "' },
}));
const Day = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
}));
const Block = styled('article', { shouldForwardProp: (name) => name !== 'tint' })<{ tint: CalendarKind }>(
  ({ theme, tint }) => ({
    background: theme.vars.palette.calendar[tint].fill,
    color: theme.vars.palette.calendar[tint].text,
    position: 'absolute',
    insetInline: '0.35vw',
    display: 'grid',
    alignContent: 'start',
    padding: '0.6vh 0.5vw',
    overflow: 'hidden',
    borderRadius: '0.5vw',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.calendar[tint].edge,
    borderInlineStartWidth: '0.35vw',
    // What is over is paler, so that the eye finds what is next.
    '&[data-over="true"]': { opacity: 0.45 },
    // The line of the present minute goes on behind what is written.
    '& strong, & span': { position: 'relative', zIndex: 1, justifySelf: 'start', background: 'inherit' },
    '& strong': { fontSize: '1.5vw', lineHeight: 1.15, overflowWrap: 'anywhere' },
    '& span': { fontSize: '1.2vw', fontVariantNumeric: 'tabular-nums' },
  }),
);

const useStatusText = () => {
  const { t } = useTranslation('kiosk');
  return (status: CourtStatus): string => {
    if (status.is === 'freeAllDay') return t(($) => $.freeAllDay);
    if (status.is === 'closed') return t(($) => $.closed);
    if (status.is === 'shut') return t(($) => $.shut, { reason: status.reason, time: timeOfMinute(status.until) });
    const { is } = status;
    return t(($) => $[is], { time: timeOfMinute(status.until) });
  };
};

type KioskCourtProps = {
  court: KioskSport['courts'][number];
  bookings: KioskSport['bookings'];
  /** Minutes since midnight: the present one, and the first and last that are shown. */
  minute: number;
  hours: Pick<KioskSport, 'opensMinute' | 'closesMinute'>;
  window: Readonly<{ from: number; to: number }>;
};

/** One court: whether it is free now, and who plays next. */
export const KioskCourt = ({ court, bookings, minute, hours, window: { from, to } }: KioskCourtProps) => {
  const { t } = useTranslation('kiosk');
  const statusText = useStatusText();
  const courtName = useTranslatedCourtName();
  const status = courtStatus(bookings, minute, hours);
  const percent = (minutes: number): string => `${(minutes / (to - from)) * 100}%`;
  return (
    <Column>
      <Head data-is={status.is}>
        <h2>{courtName(court.name)}</h2>
        <p>{statusText(status)}</p>
      </Head>
      <Day>
        {bookings
          .filter(({ startMinute, endMinute }) => endMinute > from && startMinute < to)
          .map(({ id, startMinute, endMinute, label, category }) => {
            const start = Math.max(startMinute, from);
            return (
              <Block
                key={id}
                tint={categoryStyles[category].tint}
                data-over={endMinute <= minute}
                style={{ top: percent(start - from), height: percent(Math.min(endMinute, to) - start) }}
              >
                <strong>{label ?? t(($) => $.booked)}</strong>
                <span>
                  {timeOfMinute(startMinute)}–{timeOfMinute(endMinute)}
                </span>
              </Block>
            );
          })}
      </Day>
    </Column>
  );
};
