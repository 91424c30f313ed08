import { useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { KioskPlan } from '@platzwart/contracts/kiosk-plan';
import { useLanguage } from '../../core/texts/language.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { headingFont } from '../../ui/theme/typography.ts';
import { KioskSportView } from './KioskSportView.tsx';
import { Screen } from './Screen.tsx';
import type { KioskState } from './useKioskPlan.ts';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  padding: '1.2vh 1.5vw',
  background: theme.vars.palette.court.surround,
  color: '#fff',
  fontFamily: headingFont,
  '& h1': { margin: 0, fontSize: '2.8vw', lineHeight: 1.1 },
  '& p': { margin: 0, fontSize: '1.6vw' },
  '& time': {
    justifySelf: 'end',
    fontSize: '3.6vw',
    fontWeight: 700,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Message = styled('div')({
  display: 'grid',
  placeContent: 'center',
  gap: '2vh',
  textAlign: 'center',
  '& h1': { margin: 0, fontSize: '3vw' },
  '& p': { margin: 0, fontSize: '1.8vw' },
});
const Lost = styled('p')(({ theme }) => ({
  position: 'absolute',
  // Over the texts of the bookings, which are over the line of the present minute.
  zIndex: 2,
  insetInline: 0,
  bottom: 0,
  margin: 0,
  padding: '1vh',
  fontSize: '1.6vw',
  fontWeight: 600,
  textAlign: 'center',
  background: theme.vars.palette.error.main,
  color: theme.vars.palette.error.contrastText,
}));

/** Milliseconds for each sport. */
const turn = 20_000;

/** The sports with courts, one after the other. */
const useTurn = (plan: KioskPlan | null) => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), turn);
    return () => clearInterval(timer);
  }, []);
  const sports = plan?.sports.filter(({ courts }) => courts.length > 0) ?? [];
  return sports[count % Math.max(sports.length, 1)] ?? null;
};

/** Keeps the screen on, where the browser can; it asks again when the page is shown again. */
const useAwakeScreen = () => {
  useEffect(() => {
    const stayAwake = () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
        navigator.wakeLock.request('screen').catch(() => undefined);
    };
    stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    return () => document.removeEventListener('visibilitychange', stayAwake);
  }, []);
};

const NoPlan = ({ status }: Pick<KioskState, 'status'>) => {
  const { t } = useTranslation('kiosk');
  return (
    <Message role="status">
      <h1>{status === 'gone' ? t(($) => $.gone) : t(($) => $.loading)}</h1>
      {status === 'gone' && <p>{t(($) => $.goneHint)}</p>}
    </Message>
  );
};

/** What a screen on the wall of the club house shows: the courts today, or why it does not (decisions.md N27). */
export const KioskView = ({ plan, status }: KioskState) => {
  const { t } = useTranslation('kiosk');
  const sportName = useSportName();
  const language = useLanguage();
  const sport = useTurn(plan);
  useAwakeScreen();
  if (!plan) {
    return (
      <Screen id="content" tabIndex={-1}>
        <NoPlan status={status} />
      </Screen>
    );
  }
  return (
    <Screen id="content" tabIndex={-1}>
      <Head>
        <p>{plan.club}</p>
        <h1>{sport ? (sport.labels?.[language] ?? sportName(sport.sport)) : t(($) => $.none)}</h1>
        <time>{timeOfMinute(plan.minute)}</time>
      </Head>
      {sport && <KioskSportView sport={sport} minute={plan.minute} />}
      {status === 'lost' && <Lost role="status">{t(($) => $.lost)}</Lost>}
    </Screen>
  );
};
