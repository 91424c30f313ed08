import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MailFiguresQuery } from '../../__generated__/MailFiguresQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Figure, Figures, Tile } from '../../ui/layout/Tile.tsx';

/** The numbers of pending and of failed e-mails. */
export const MailFigures = () => {
  const { t } = useTranslation('mailAdmin');
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
        <ButtonLink to="/dashboard/mail" variant="quiet">
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
