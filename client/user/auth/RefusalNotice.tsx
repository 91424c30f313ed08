import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';

const Content = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), justifyItems: 'start' }));

/** Above a form: why the last attempt was refused, and the remedy. */
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
