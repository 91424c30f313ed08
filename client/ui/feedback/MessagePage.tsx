import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Page } from '../layout/Page.tsx';

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  justifyItems: 'start',
  '& p': { margin: 0, maxWidth: '60ch', color: theme.vars.palette.text.secondary, fontSize: '1.125rem' },
}));

type MessagePageProps = { title: string; text: string; picture: ReactNode; action: ReactNode };

/** A page with one message and one action. */
export const MessagePage = ({ title, text, picture, action }: MessagePageProps) => (
  <Page title={title} width="text">
    <Centre>
      <p>{text}</p>
      {action}
      {picture}
    </Centre>
  </Page>
);
