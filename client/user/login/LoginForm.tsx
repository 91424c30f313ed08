import { useState } from 'react';
import { Quiet } from '../../ui/Quiet.tsx';
import { useCarried } from '../auth/carried.ts';
import { CredentialForm } from './CredentialForm.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { LoginNotice } from './LoginNotice.tsx';

/** Credential and password; in demo mode also the accounts to try with. */
export const LoginForm = () => {
  const { credential } = useCarried();
  const [filledIn, fillIn] = useState({ values: { credential, password: '' }, times: 0 });
  return (
    <>
      <LoginNotice />
      <CredentialForm key={filledIn.times} filledIn={filledIn.values} />
      <LoginLinks />
      <Quiet>
        <DemoLogins
          onPick={(picked, password) =>
            fillIn(({ times }) => ({ values: { credential: picked, password }, times: times + 1 }))
          }
        />
      </Quiet>
    </>
  );
};
