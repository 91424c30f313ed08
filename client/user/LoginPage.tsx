import { useTranslation } from 'react-i18next';
import { styled } from '@mui/material/styles';
import { CourtPicture } from '../ui/CourtPicture.tsx';
import { Page } from '../ui/Page.tsx';
import { LoginForm } from './login/LoginForm.tsx';
import { LoginNotice } from './login/LoginNotice.tsx';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplate: '1fr / 1fr minmax(520px, 44%)' },
}));
const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 120,
  overflow: 'hidden',
  background: theme.vars.palette.court.surround,
  [theme.breakpoints.up('md')]: { height: 180 },
  [theme.breakpoints.up('lg')]: { height: 'auto' },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
}));
const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));
const Side = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { paddingTop: `clamp(0px, 8svh - ${theme.spacing(6)}, ${theme.spacing(16)})` },
}));

export const LoginPage = () => {
  const { t } = useTranslation('user');
  return (
    <Split>
      <Picture>
        <CourtPicture />
      </Picture>
      <Side>
        <Page title={t(($) => $.login.title)} width="narrow">
          <Column>
            <LoginNotice />
            <LoginForm />
          </Column>
        </Page>
      </Side>
    </Split>
  );
};
