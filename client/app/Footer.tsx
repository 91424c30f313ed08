import { useTranslation } from 'react-i18next';
import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { clubZone } from '../core/time/clubTime.ts';
import { useClubInfos } from '../core/useClubInfos.ts';
import { Link } from '../ui/buttons/Link.tsx';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';

const Bar = styled('footer')(({ theme }) => ({
  // The login pages draw a court that reaches behind the footer: the footer is positioned above it, also for contrast checks.
  position: 'relative',
  minHeight: 64,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 6),
  alignItems: 'center',
  padding: theme.spacing(4),
  paddingBottom: `calc(var(--pw-bottom-bar, 0px) + ${theme.spacing(4)})`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { paddingInline: `max(${theme.spacing(10)}, 50vw - 800px + ${theme.spacing(10)})` },
  '@media print': { display: 'none' },
}));
const lineOfText = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.spacing(6),
  color: 'inherit',
});
const Mail = styled('a')(lineOfText);
const FooterLink = styled(Link)(lineOfText);
const Legal = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { marginLeft: 'auto' },
}));

const Contact = () => {
  const { displayName, email } = useClubInfos();
  return (
    <>
      <strong>{displayName}</strong>
      {email && <Mail href={`mailto:${email}`}>{email}</Mail>}
    </>
  );
};

/** Tells visitors abroad that all times are in the club's time zone (docs/specification/decisions.md). */
const ZoneNote = () => {
  const { t } = useTranslation('core');
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return browserZone === clubZone ? null : <span>{t(($) => $.footer.zone)}</span>;
};

/** Only where the club has terms (decisions.md N81). */
const TermsLink = () => {
  const { t } = useTranslation('core');
  return useClubInfos().hasTerms && <FooterLink to="/home/terms">{t(($) => $.footer.terms)}</FooterLink>;
};

/** Shown on every page, also where other parts could not be loaded (decisions.md W10). */
const LegalLinks = () => {
  const { t } = useTranslation('core');
  return (
    <Legal aria-label={t(($) => $.footer.legal)}>
      <FooterLink to="/home/events">{t(($) => $.footer.events)}</FooterLink>
      <FooterLink to="/home/imprint">{t(($) => $.footer.imprint)}</FooterLink>
      <FooterLink to="/home/privacy">{t(($) => $.footer.privacy)}</FooterLink>
      <SilentBoundary>
        <TermsLink />
      </SilentBoundary>
    </Legal>
  );
};

/** Lies below the first screen, so that the club's name may load later without shifting the layout. */
export const Footer = () => (
  <Bar>
    <SilentBoundary>
      <Contact />
      <ZoneNote />
    </SilentBoundary>
    <LegalLinks />
  </Bar>
);
