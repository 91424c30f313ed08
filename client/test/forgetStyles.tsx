import { renderToStaticMarkup } from 'react-dom/server';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';

/** Removes the styles of all components that were shown. jsdom compares every element that is looked at with every style that is there. */
export const forgetStyles = (): void => {
  const Forget = () => {
    const cache = useEmotionCache();
    if (!cache) return null;
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
    return null;
  };
  renderToStaticMarkup(<Forget />);
};
