import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { type Notice, useNoticeStore } from '../../core/notices.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../graphics/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { motion } from '../theme/motion.ts';
import { noticeIcons } from './noticeKind.ts';
import { radius } from '../theme/shape.ts';

const readingMilliseconds = 8_000;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Above a bar at the bottom of the page, if a page sets `--pw-bottom-bar` to its height. */
const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  bottom: `calc(var(--pw-bottom-bar, 0px) + ${theme.spacing(4)})`,
  left: theme.spacing(4),
  right: theme.spacing(4),
  display: 'grid',
  gap: theme.spacing(2),
  pointerEvents: 'none',
  // Without a width it would be as narrow as the cards allow, which take its width.
  '& > div': { display: 'grid', gap: theme.spacing(2), width: '100%' },
  '@media print': { display: 'none' },
}));
const Card = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: Notice['kind'] }>(
  ({ theme, kind }) => ({
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 3),
    alignItems: 'center',
    width: 'min(100%, 480px)',
    padding: theme.spacing(2, 2, 2, 4),
    borderRadius: radius.control,
    border: `1px solid ${theme.vars.palette[kind].main}`,
    borderLeftWidth: 4,
    background: theme.vars.palette.background.paper,
    boxShadow: '0 12px 32px rgb(6 24 14 / 18%)',
    animation: `${arrive} ${motion.normal}`,
    '& > svg': { color: theme.vars.palette[kind].main },
    '& > p': { flex: '1 1 12rem', margin: 0 },
  }),
);

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('core');
  const { dismiss } = useNoticeStore();
  const [isHeld, setHeld] = useState(false);
  const stays = isHeld || notice.action !== undefined || notice.kind === 'error';
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => dismiss(notice.id), readingMilliseconds);
    return () => clearTimeout(timer);
  }, [stays, dismiss, notice.id]);
  const act = () => {
    dismiss(notice.id);
    notice.action?.onSelect();
  };
  return (
    <Card
      kind={notice.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon path={noticeIcons[notice.kind]} />
      <p>{notice.text}</p>
      {notice.action && (
        <Button variant="quiet" onClick={act}>
          {notice.action.label}
        </Button>
      )}
      <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={() => dismiss(notice.id)} />
    </Card>
  );
};

/** All current messages. The live regions are in the document before their content, or screen readers would miss it. */
export const Notices = () => {
  const board = useNoticeStore();
  const notices = useSyncExternalStore(board.subscribe, board.read);
  const cards = (isUrgent: boolean) =>
    notices
      .filter(({ kind }) => (kind === 'error') === isUrgent)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} />);
  return (
    <Corner>
      <div role="status">{cards(false)}</div>
      <div role="alert">{cards(true)}</div>
    </Corner>
  );
};
