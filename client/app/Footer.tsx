import { useTranslation } from 'react-i18next';
import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { clubZone } from '../core/clubTime.ts';
import { useClubInfos } from '../core/useClubInfos.ts';
import { Link } from '../ui/Link.tsx';
import { Quiet } from '../ui/Quiet.tsx';

const Bar = styled('footer')(({ theme }) => ({
  // On the pages of the login a court is drawn that reaches below it: not on top of it, also for who measures contrast.
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
const Way = styled(Link)(lineOfText);
const Legal = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { marginLeft: 'auto' },
}));

const Contact = () => {
  const { displayName, email } = useClubInfos();
  return (
    <>
      <strong>{displayName}</strong>
      <Mail href={`mailto:${email}`}>{email}</Mail>
    </>
  );
};

/** Who is abroad reads that nothing here is in their own time (reference: decisions.md, first lines). */
const ZoneNote = () => {
  const { t } = useTranslation('core');
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return browserZone === clubZone ? null : <span>{t(($) => $.footer.zone)}</span>;
};

/** On every page, whatever else could not be loaded (decisions.md W10). */
const LegalLinks = () => {
  const { t } = useTranslation('core');
  return (
    <Legal aria-label={t(($) => $.footer.legal)}>
      <Way to="/home/imprint">{t(($) => $.footer.imprint)}</Way>
      <Way to="/home/privacy">{t(($) => $.footer.privacy)}</Way>
    </Legal>
  );
};

/** Lies below the first screen, so that the club's name may come later without pushing anything about. */
export const Footer = () => (
  <Bar>
    <Quiet>
      <Contact />
      <ZoneNote />
    </Quiet>
    <LegalLinks />
  </Bar>
);
