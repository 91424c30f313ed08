import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { touchTarget } from '../../ui/theme/shape.ts';

/** The surround of a court, with its line at the top. */
const Surround = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4, 8),
  alignItems: 'center',
  padding: theme.spacing(8, 4),
  background: theme.vars.palette.court.surround,
  borderTop: `6px solid ${theme.vars.palette.court.clay}`,
  color: theme.vars.palette.court.onSurround,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
  [theme.breakpoints.up('lg')]: { paddingInline: `max(${theme.spacing(10)}, 50vw - 800px + ${theme.spacing(10)})` },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget, color: 'inherit' },
  '& a:focus-visible': { outlineColor: theme.vars.palette.ball },
  '@media print': { display: 'none' },
}));
const Club = styled('div')({ display: 'grid' });
const Name = styled('strong')(({ theme }) => ({ ...theme.typography.h3 }));
const Legal = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { marginLeft: 'auto' },
}));

/** Who this is, how to reach them, and what the law wants on every page (docs/specification/decisions.md W10). */
export const SiteFooter = () => {
  const { t } = useTranslation('core');
  const { displayName, email, hasTerms } = useClubInfos();
  return (
    <Surround>
      <Club>
        <Name>{displayName}</Name>
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </Club>
      <Legal aria-label={t(($) => $.footer.legal)}>
        <a href="/home/imprint">{t(($) => $.footer.imprint)}</a>
        <a href="/home/privacy">{t(($) => $.footer.privacy)}</a>
        {hasTerms && <a href="/home/terms">{t(($) => $.footer.terms)}</a>}
      </Legal>
    </Surround>
  );
};
