import styled from '@emotion/styled';

const Input = styled('input')({ display: 'none' });

/** Tells a password manager whose new password it is to keep. */
export const HiddenUsername = ({ credential }: { credential: string }) => (
  <Input type="text" autoComplete="username" value={credential} readOnly tabIndex={-1} aria-hidden="true" />
);
