import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useClubInfos } from '../../core/useClubInfos.ts';
import { motion } from '../../ui/theme/motion.ts';
import { radius, touchTarget } from '../../ui/theme/shape.ts';

/** The password of all demo accounts; they exist only where the server runs in demo mode. */
const demoPassword = 'platzwart';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px dashed ${theme.vars.palette.clay.main}`,
  borderRadius: radius.card,
  background: theme.vars.palette.clay.tint,
  '& h2': { ...theme.typography.h3, margin: 0, color: theme.vars.palette.clay.onTint },
  '& p': { ...theme.typography.body2, margin: 0 },
}));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
const Pick = styled('button')(({ theme }) => ({
  display: 'grid',
  width: '100%',
  minHeight: touchTarget,
  padding: theme.spacing(1.5, 3),
  border: `1px solid ${theme.vars.palette.control.border}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: theme.vars.palette.clay.main },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** `anna@platzwart.example` → `anna`. */
const nameOf = (email: string): string => email.split('@')[0] ?? email;

/** The accounts of the demo club: one tap fills the form. Renders nothing outside demo mode. */
export const DemoLogins = ({ onPick }: { onPick: (credential: string, password: string) => void }) => {
  const { t } = useTranslation(['auth', 'user']);
  const { demoLogins } = useClubInfos();
  if (demoLogins.length === 0) return null;
  return (
    <Root>
      <h2>{t(($) => $.login.demo.title)}</h2>
      <p>{t(($) => $.login.demo.text, { password: demoPassword })}</p>
      <List>
        {demoLogins.map(({ email, role }) => (
          <li key={email}>
            <Pick type="button" title={email} onClick={() => onPick(email, demoPassword)}>
              <strong>{nameOf(email)}</strong>
              <span>{t(($) => $.roles[role], { ns: 'user' })}</span>
            </Pick>
          </li>
        ))}
      </List>
    </Root>
  );
};
