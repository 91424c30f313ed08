import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Icon } from '../graphics/Icon.tsx';
import { type NoticeKind, noticeIcons } from './noticeKind.ts';
import { radius } from '../theme/shape.ts';

const Box = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{ kind: NoticeKind }>(
  ({ theme, kind }) => ({
    display: 'flex',
    gap: theme.spacing(3),
    alignItems: 'flex-start',
    padding: theme.spacing(3, 4),
    borderRadius: radius.control,
    border: `1px solid ${theme.vars.palette[kind].main}`,
    borderLeftWidth: 4,
    background: theme.vars.palette[kind].light,
    color: theme.vars.palette.text.primary,
    '& > svg': { color: theme.vars.palette[kind].main, marginTop: 2 },
  }),
);
const Content = styled('div')({ flex: 1, minWidth: 0 });

type NoticeBoxProps = { kind: NoticeKind; role?: 'alert' | 'status'; children: ReactNode };

/** A message with a fixed place in the page: in a form, above a list. */
export const NoticeBox = ({ kind, role, children }: NoticeBoxProps) => {
  const { t } = useTranslation('core');
  return (
    <Box kind={kind} role={role}>
      <Icon path={noticeIcons[kind]} label={t(($) => $.noticeKinds[kind])} />
      <Content>{children}</Content>
    </Box>
  );
};
