import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useDataTexts } from './useDataTexts.ts';

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(2, 0, 0),
  color: theme.vars.palette.text.secondary,
}));

/** What the club could have stored and has not: in one sentence, instead of a line for each. */
export const DataNotStored = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('profile');
  const { nameOf } = useDataTexts();
  if (names.length === 0) return null;
  return <Text>{t(($) => $.data.missing, { names: names.map(nameOf).join(', ') })}</Text>;
};
