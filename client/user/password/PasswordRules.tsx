import styled from '@emotion/styled';
import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { passwordRules } from './passwordRules.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', gap: theme.spacing(2), alignItems: 'center' },
  '& [data-met="true"] svg': { color: theme.vars.palette.success.main },
}));

/** The rules, each marked as soon as it is fulfilled; the mark has a text for screen readers. */
export const PasswordRules = (typed: Parameters<typeof passwordRules>[0]) => {
  const { t } = useTranslation('auth');
  return (
    <List aria-label={t(($) => $.password.rules.label)}>
      {passwordRules(typed).map(({ rule, isMet }) => {
        const text = t(($) => $.password.rules[rule]);
        const spoken = isMet
          ? t(($) => $.password.rules.met, { rule: text })
          : t(($) => $.password.rules.open, { rule: text });
        return (
          <li key={rule} data-met={isMet} aria-label={spoken}>
            <Icon path={isMet ? mdiCheckCircle : mdiCircleOutline} />
            {text}
          </li>
        );
      })}
    </List>
  );
};
