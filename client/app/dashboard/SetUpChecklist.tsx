import { useState } from 'react';
import styled from '@emotion/styled';
import { mdiCheckboxBlankCircleOutline, mdiCheckCircle } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SetUpChecklistQuery } from '../../__generated__/SetUpChecklistQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useSettingsChanges } from '../../core/relay/useSettingsChanges.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { touchTarget } from '../../ui/theme/shape.ts';
import { doneOf, setUpSteps } from './setUpSteps.ts';

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'center',
  minHeight: touchTarget,
  paddingBlock: theme.spacing(1),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-done="true"] > svg': { color: theme.vars.palette.success.main },
  '& > :not(svg)': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What a new club still has to say about itself, each with the way to it; nothing once all is said (decisions.md N1). */
export const SetUpChecklist = () => {
  const { t } = useTranslation('dashboard');
  const [changes, setChanges] = useState(0);
  useSettingsChanges(() => setChanges((before) => before + 1));
  const done = doneOf(
    useLazyLoadQuery<SetUpChecklistQuery>(
      graphql`
        query SetUpChecklistQuery {
          generalInfos {
            demoLogins {
              email
            }
          }
          dashboardInfos {
            isDescribed
            rules {
              reviewed
            }
            billing {
              taxNumber
            }
          }
          bookingInfos {
            sportSettings {
              name
              courts
              prices {
                time
              }
            }
          }
          sentMails: mails(state: SENT) {
            total
          }
        }
      `,
      {},
      { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
    ),
  );
  if (Object.values(done).every(Boolean)) return null;
  const count = Object.values(done).filter(Boolean).length;
  return (
    <Card title={t(($) => $.setUp.title)}>
      <p>{t(($) => $.setUp.progress, { count, total: setUpSteps.length })}</p>
      <List>
        {setUpSteps.map(({ name, to }) => (
          <Item key={name} data-done={done[name]}>
            <Icon
              path={done[name] ? mdiCheckCircle : mdiCheckboxBlankCircleOutline}
              label={t(($) => (done[name] ? $.setUp.done : $.setUp.open))}
            />
            <Link to={to}>{t(($) => $.setUp.steps[name])}</Link>
          </Item>
        ))}
      </List>
    </Card>
  );
};
