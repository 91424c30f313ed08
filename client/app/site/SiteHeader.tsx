import styled from '@emotion/styled';
import type { CSSObject, Theme } from '@emotion/react';
import { mdiMenu } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../core/texts/language.ts';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { buttonStyles } from '../../ui/buttons/buttonStyles.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Logo } from '../../ui/graphics/Logo.tsx';
import { headerHeight, radius, touchTarget } from '../../ui/theme/shape.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  minHeight: headerHeight.phone,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(4),
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { minHeight: headerHeight.desktop, paddingInline: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { paddingInline: `max(${theme.spacing(10)}, 50vw - 800px + ${theme.spacing(10)})` },
  '@media (max-height: 500px)': { position: 'static' },
  '@media print': { position: 'static', border: 0 },
}));
const Home = styled('a')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minWidth: 0,
  minHeight: touchTarget,
  marginRight: 'auto',
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  fontSize: '1.125rem',
  textDecoration: 'none',
}));

const entry = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: theme.spacing(3),
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.primary.light, color: theme.vars.palette.primary.main },
  '&[aria-current]': { boxShadow: `inset 0 -3px ${theme.vars.palette.clay.main}`, borderRadius: 0 },
  '@media print': { display: 'none' },
});
const Entry = styled('a')(entry);
const Book = styled('a')(({ theme }) => buttonStyles({ theme, variant: 'primary' }));

/** Beside the logo where there is room, else below its button. */
const WideMenu = styled('nav')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));
const PhoneMenu = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
  '& > summary': { ...entry({ theme }), cursor: 'pointer', listStyle: 'none', fontSize: '1.25rem' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > nav': {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    display: 'grid',
    gap: theme.spacing(2),
    padding: theme.spacing(4),
    background: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const MenuEntries = () => {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const current = pathname === '/home/events' ? { 'aria-current': 'page' as const } : {};
  return (
    <>
      <Entry href="/home/events" {...current}>
        {t(($) => $.menu.events)}
      </Entry>
      <Entry href="/auth/login">{t(($) => $.menu.signIn)}</Entry>
      <Book href="/booking">{t(($) => $.menu.book)}</Book>
    </>
  );
};

/** A link, so that it works without JavaScript; the gateway stores the choice in a cookie. */
const LanguageLink = () => {
  const { t } = useTranslation('core');
  const offered = useLanguage() === 'de' ? 'en' : 'de';
  const name = t(($) => $.language[offered]);
  return (
    <Entry href={`?lng=${offered}`} lang={offered} hrefLang={offered} aria-label={name} title={name}>
      {offered.toUpperCase()}
    </Entry>
  );
};

/** The header of the documents: everything in it is a link (docs/specification/decisions.md N73, N82). */
export const SiteHeader = () => {
  const { t } = useTranslation(['site', 'core']);
  const label = t(($) => $.menu.label, { ns: 'site' });
  return (
    <Bar>
      <Home href="/">
        <Logo />
        {useClubInfos().displayName}
      </Home>
      <WideMenu aria-label={label}>
        <MenuEntries />
      </WideMenu>
      <LanguageLink />
      <PhoneMenu>
        <summary>
          <Icon path={mdiMenu} label={label} />
        </summary>
        <nav aria-label={label}>
          <MenuEntries />
        </nav>
      </PhoneMenu>
    </Bar>
  );
};
