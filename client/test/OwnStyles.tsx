import { type ReactNode, useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

/** Styles of its own, as after a reload: Emotion takes the usual ones for present where an earlier spec file's page had them. */
export const OwnStyles = ({ children }: { children: ReactNode }) => {
  const [styles] = useState(() => createCache({ key: 'css', container: document.head }));
  return <CacheProvider value={styles}>{children}</CacheProvider>;
};
