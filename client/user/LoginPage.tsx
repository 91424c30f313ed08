import { useTranslation } from 'react-i18next';
import { AuthCard } from './auth/AuthCard.tsx';
import { LoginForm } from './login/LoginForm.tsx';

export const LoginPage = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t(($) => $.login.title)}>
      <LoginForm />
    </AuthCard>
  );
};
