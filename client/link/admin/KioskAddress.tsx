import { mdiContentCopy, mdiOpenInNew } from '@mdi/js';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../core/notices.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonRow } from '../../ui/buttons/ButtonRow.tsx';
import { buttonStyles } from '../../ui/buttons/buttonStyles.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Icon } from '../../ui/graphics/Icon.tsx';

const Address = styled('code')(({ theme }) => ({
  display: 'block',
  margin: theme.spacing(2, 0, 3),
  overflowWrap: 'anywhere',
}));
/** A page of its own, in a window of its own. */
const Opener = styled('a')(({ theme }) => buttonStyles({ theme, variant: 'quiet' }));

/** The link of a new screen, the only time that it is shown. */
export const KioskAddress = ({ path }: { path: string }) => {
  const { t } = useTranslation('kioskAdmin');
  const notify = useNotify();
  const address = `${window.location.origin}${path}`;
  const copy = () => {
    // Over plain http there is no clipboard, and the browser may forbid it.
    const written = 'clipboard' in navigator ? navigator.clipboard.writeText(address) : Promise.reject(new Error());
    written.then(
      () => notify({ kind: 'success', text: t(($) => $.copied) }),
      () => notify({ kind: 'warning', text: t(($) => $.copyFailed) }),
    );
  };
  return (
    <NoticeBox kind="success" role="status">
      {t(($) => $.once)}
      <Address>{address}</Address>
      <ButtonRow>
        <Button variant="secondary" icon={<Icon path={mdiContentCopy} />} onClick={copy}>
          {t(($) => $.copy)}
        </Button>
        <Opener href={path} target="_blank" rel="noreferrer">
          <Icon path={mdiOpenInNew} />
          {t(($) => $.open)}
        </Opener>
      </ButtonRow>
    </NoticeBox>
  );
};
