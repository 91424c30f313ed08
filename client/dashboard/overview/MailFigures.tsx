import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MailFiguresQuery } from '../../__generated__/MailFiguresQuery.graphql.ts';
import { useRetryKey } from '../../core/retryKey.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { Figure, Figures, Tile } from './Tile.tsx';

/** The letters that have not arrived yet, and those that never will by themselves. */
export const MailFigures = () => {
  const { t } = useTranslation('dashboard');
  const { waiting, failed } = useLazyLoadQuery<MailFiguresQuery>(
    graphql`
      query MailFiguresQuery {
        waiting: mails(state: WAITING) {
          total
        }
        failed: mails(state: FAILED) {
          total
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  return (
    <Tile
      title={t(($) => $.overview.mails)}
      action={
        <ButtonLink to="/dashboard/mail" look="quiet">
          {t(($) => $.overview.allMails)}
        </ButtonLink>
      }
    >
      <Figures>
        <Figure label={t(($) => $.overview.waiting)} to="/dashboard/mail?state=WAITING">
          {waiting.total}
        </Figure>
        <Figure label={t(($) => $.overview.failed)} to="/dashboard/mail?state=FAILED">
          {failed.total}
        </Figure>
      </Figures>
      {failed.total === 0 && <NoticeBox kind="success">{t(($) => $.overview.noFailure)}</NoticeBox>}
    </Tile>
  );
};
