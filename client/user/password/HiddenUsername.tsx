import styled from '@emotion/styled';

const Input = styled('input')({ display: 'none' });

/** Tells a password manager to which account the new password belongs. */
export const HiddenUsername = ({ credential }: { credential: string }) => (
  <Input type="text" autoComplete="username" value={credential} readOnly tabIndex={-1} aria-hidden="true" />
);
