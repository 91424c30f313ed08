import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useErrorText } from '../../core/useErrorText.ts';
import { NoticeBox } from '../../ui/NoticeBox.tsx';

const Content = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), justifyItems: 'start' }));

/** At the head of a form: why the last try was refused, and what helps. */
export const RefusalNotice = ({ refusal, children }: { refusal: Error | null; children?: ReactNode }) => {
  const errorText = useErrorText();
  if (!refusal) return null;
  return (
    <NoticeBox kind="error" role="alert">
      <Content>
        <span>{errorText(refusal)}</span>
        {children}
      </Content>
    </NoticeBox>
  );
};
