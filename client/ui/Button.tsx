import type { ComponentProps, ReactNode } from 'react';
import { Link } from './Link.tsx';
import styled from '@emotion/styled';
import { type ButtonLook, buttonStyles, fullWidth } from './buttonStyles.ts';
import { Spinner } from './Spinner.tsx';

type Look = { look?: ButtonLook; isWide?: boolean; icon?: ReactNode };

const forwarded = { shouldForwardProp: (name: PropertyKey) => name !== 'look' && name !== 'isWide' };

const ButtonRoot = styled('button', forwarded)<Look>(buttonStyles, fullWidth);
const LinkRoot = styled(Link, forwarded)<Look>(buttonStyles, fullWidth);

type ButtonProps = Look & ComponentProps<'button'> & { isBusy?: boolean };

/** A busy button stays where the focus is and ignores further taps. */
export const Button = ({
  look = 'primary',
  isBusy = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <ButtonRoot
    {...rest}
    type={type}
    look={look}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {isBusy ? <Spinner /> : icon}
    {children}
  </ButtonRoot>
);

/** Looks like a button, is a link: for everything that leads to another page. */
export const ButtonLink = ({ look = 'primary', icon, children, ...rest }: Look & ComponentProps<typeof Link>) => (
  <LinkRoot {...rest} look={look}>
    {icon}
    {children}
  </LinkRoot>
);
