import styled from '@emotion/styled';
import { mdiArrowLeft } from '@mdi/js';
import { Link, type LinkProps } from '../buttons/Link.tsx';
import { Icon } from '../graphics/Icon.tsx';
import { touchTarget } from '../theme/shape.ts';

const Root = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  minHeight: touchTarget,
  fontWeight: 600,
  '@media print': { display: 'none' },
}));

/** The way from one thing to the list that it is from; above the page's heading. */
export const BackLink = ({ children, ...link }: LinkProps) => (
  <Root {...link}>
    <Icon path={mdiArrowLeft} />
    {children}
  </Root>
);
