import styled from '@emotion/styled';
import { Link } from '../../ui/buttons/Link.tsx';
import { FigureDefinition } from './FigureDefinition.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
  },
  '& dd': { ...theme.typography.h1, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

type FigureTileProps = { name: string; definition: string; count: number; to?: string | undefined };

/** One number with its name and what it counts; a link where the counted things can be seen. */
export const FigureTile = ({ name, definition, count, to }: FigureTileProps) => (
  <Root>
    <dt>
      {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
      <FigureDefinition name={name} text={definition} />
    </dt>
    <dd>{count}</dd>
  </Root>
);
