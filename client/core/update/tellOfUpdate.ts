import type { i18n as I18n } from 'i18next';
import type { NoticeStore } from '../notices.ts';
import type { Session } from '../session/session.ts';
import type { PageUpdates } from './pageUpdates.ts';
import { reloadPage } from './reloadPage.ts';

export type FollowingPage = Readonly<{
  updates: PageUpdates;
  session: Session;
  i18n: I18n;
  notices: Pick<NoticeStore, 'show'>;
}>;

/** Here, because the files of texts may be gone when it is told. */
const texts = {
  de: {
    isThere: 'Es gibt eine neue Version.',
    keeps: 'Was du gewählt und eingegeben hast, bleibt beim Neuladen erhalten.',
  },
  en: { isThere: 'There is a new version.', keeps: 'What you have chosen and entered stays when you reload.' },
} as const;

/** Says that there is a new version, on every page until it is closed, and offers the reload. `keepsInput`: over the reload. */
export const tellOfUpdate = ({ i18n, notices }: Pick<FollowingPage, 'i18n' | 'notices'>, keepsInput: boolean): void => {
  const { isThere, keeps } = texts[i18n.language === 'en' ? 'en' : 'de'];
  notices.show({
    kind: 'info',
    text: keepsInput ? `${isThere} ${keeps}` : isThere,
    action: { label: i18n.getFixedT(null, 'core')(($) => $.reload), onSelect: reloadPage },
    isLasting: true,
  });
};
