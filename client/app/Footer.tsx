import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { clubZone } from '../core/clubTime.ts';
import { useClubInfos } from '../core/useClubInfos.ts';
import { Quiet } from '../ui/Quiet.tsx';

const Bar = styled('footer')(({ theme }) => ({
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
const Mail = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.spacing(6),
  color: 'inherit',
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

/** Comes with the club's name, together with whatever else waits for it: nothing is pushed about. */
export const Footer = () => (
  <Quiet>
    <Bar>
      <Contact />
      <ZoneNote />
    </Bar>
  </Quiet>
);
