import { useState } from 'react';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { useAuthLocationState } from '../auth/authLocationState.ts';
import { CredentialForm } from './CredentialForm.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { LoginForm as Values } from './loginSchema.ts';

/** Credential and password, then the second factor of an account that has one; in demo mode also the demo accounts. */
export const LoginForm = () => {
  const { credential } = useAuthLocationState();
  const [filledIn, fillIn] = useState({ values: { credential, password: '' }, times: 0 });
  const [firstFactor, setFirstFactor] = useState<Values | null>(null);
  const fillAgain = (values: Values) => fillIn(({ times }) => ({ values, times: times + 1 }));
  const goBack = () => {
    if (firstFactor) fillAgain({ ...firstFactor, password: '' });
    setFirstFactor(null);
  };
  if (firstFactor) return <SecondFactorForm firstFactor={firstFactor} onBack={goBack} />;
  return (
    <>
      <CredentialForm key={filledIn.times} filledIn={filledIn.values} onSecondFactor={setFirstFactor} />
      <LoginLinks />
      <SilentBoundary>
        <DemoLogins onPick={(picked, password) => fillAgain({ credential: picked, password })} />
      </SilentBoundary>
    </>
  );
};
