import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../formatting/useFormat.ts';
import type { EntryDetails } from './entryDetails.ts';

const Fold = styled('details')(({ theme }) => ({
  '& > summary': { cursor: 'pointer', width: 'fit-content', color: theme.vars.palette.text.secondary },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(1, 4),
    margin: theme.spacing(2, 0, 0),
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

type Pricing = NonNullable<EntryDetails['pricing']>;

/** What a price was made of: the inputs of the decision and the version of the rules. */
export const PriceFacts = ({ pricing }: { pricing: Pricing }) => {
  const { t } = useTranslation('history');
  const { cents } = useFormat();
  const { listPrice, discount, vatRate, role, settingsRevision } = pricing;
  if (listPrice === null) return null;
  const facts = [
    [t(($) => $.listPrice), cents(listPrice)],
    discount !== null && discount > 0 && [t(($) => $.discount), t(($) => $.percent, { value: discount })],
    vatRate !== null && [t(($) => $.vatRate), t(($) => $.percent, { value: vatRate })],
    role !== null && [t(($) => $.priceGroup), t(($) => $.roles[role])],
    settingsRevision !== null && [t(($) => $.settings), t(($) => $.revision, { value: settingsRevision })],
  ].filter((fact) => fact !== false);
  return (
    <Fold>
      <summary>{t(($) => $.why)}</summary>
      <dl>{facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}</dl>
    </Fold>
  );
};
