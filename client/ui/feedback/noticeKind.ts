import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';

export const noticeKinds = ['success', 'info', 'warning', 'error'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeIcons: Readonly<Record<NoticeKind, string>> = {
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
};
