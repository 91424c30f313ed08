import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { shownKioskCode } from '@platzwart/contracts/link';
import { Link } from '../../ui/buttons/Link.tsx';
import { QrCode } from '../../ui/graphics/QrCode.tsx';
import { headingFont } from '../../ui/theme/typography.ts';
import type { PairingState } from './usePairing.ts';

const screens = '/dashboard/kiosk';

/** Above the frame of the site, as the plan is, and the target of its skip link. Sizes follow the screen's, between what a telephone and a wall need. */
const Sheet = styled('main')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: 2000,
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: 'clamp(12px, 3vh, 40px)',
  padding: 'clamp(16px, 3vw, 64px)',
  overflow: 'auto',
  textAlign: 'center',
  fontSize: 'clamp(1rem, 1.6vw, 2rem)',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '& h1': { margin: 0, fontSize: 'clamp(1.5rem, 3vw, 4rem)', lineHeight: 1.15 },
  '& p': { margin: 0, maxWidth: '42em' },
}));
const Code = styled('strong')({
  fontFamily: headingFont,
  fontSize: 'clamp(2.5rem, 9vw, 12rem)',
  lineHeight: 1,
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
});
const Picture = styled('div')({ width: 'clamp(160px, 22vh, 320px)', '& svg': { display: 'block', width: '100%' } });

const Confirm = ({ code }: { code: string }) => {
  const { t } = useTranslation('kiosk');
  const address = new URL(`${screens}?${new URLSearchParams({ code }).toString()}`, window.location.origin);
  return (
    <>
      <p>{t(($) => $.pairing.how)}</p>
      {/* Read out letter by letter, and once for each code. */}
      <Code role="status" aria-label={t(($) => $.pairing.code, { code: Array.from(code).join(' ') })}>
        {shownKioskCode(code)}
      </Code>
      <Picture>
        <QrCode text={address.href} label={t(($) => $.pairing.picture)} />
      </Picture>
      <p>{t(($) => $.pairing.ends)}</p>
    </>
  );
};

type PairingViewProps = Pick<PairingState, 'problem'> & {
  /** Null while there is none. */
  code: string | null;
};

/** What a screen shows that is not paired yet: a code, and the same as a picture that opens the page on which an ADMIN confirms it. */
export const PairingView = ({ code, problem }: PairingViewProps) => {
  const { t } = useTranslation('kiosk');
  return (
    <Sheet id="content" tabIndex={-1}>
      <h1>{t(($) => $.pairing.title)}</h1>
      {code ? (
        <Confirm code={code} />
      ) : (
        <p role="status">{problem ? t(($) => $.pairing[problem]) : t(($) => $.loading)}</p>
      )}
      <Link to={screens}>{t(($) => $.pairing.link)}</Link>
    </Sheet>
  );
};
