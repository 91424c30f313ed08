import type { ComponentProps, ReactNode } from 'react';
import { Link } from './Link.tsx';
import styled from '@emotion/styled';
import { type ButtonVariant, buttonStyles, fullWidth } from './buttonStyles.ts';
import { Spinner } from '../feedback/Spinner.tsx';

type ButtonStyleProps = { variant?: ButtonVariant; isWide?: boolean; icon?: ReactNode };

const forwarded = { shouldForwardProp: (name: PropertyKey) => name !== 'variant' && name !== 'isWide' };

const ButtonRoot = styled('button', forwarded)<ButtonStyleProps>(buttonStyles, fullWidth);
const LinkRoot = styled(Link, forwarded)<ButtonStyleProps>(buttonStyles, fullWidth);

type ButtonProps = ButtonStyleProps & ComponentProps<'button'> & { isBusy?: boolean };

/** A busy button keeps the focus and ignores further taps. */
export const Button = ({
  variant = 'primary',
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
    variant={variant}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {isBusy ? <Spinner /> : icon}
    {children}
  </ButtonRoot>
);

/** A link that looks like a button, for everything that leads to another page. */
export const ButtonLink = ({
  variant = 'primary',
  icon,
  children,
  ...rest
}: ButtonStyleProps & ComponentProps<typeof Link>) => (
  <LinkRoot {...rest} variant={variant}>
    {icon}
    {children}
  </LinkRoot>
);
