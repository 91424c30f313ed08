/**
 * Before the first paint: the visitor's colours and contrast, as index.html does (client/ui/theme/themePreferences.ts). Plain
 * JavaScript for every browser; the gateway's policy allows it by its hash, so it is the same in all pages. Stores nothing.
 */
export const appearanceScript =
  "(function(d){try{if(localStorage.getItem('colorMode')==='dark')d.colorScheme='dark';" +
  "if(localStorage.getItem('contrast')==='bold')d.contrast='bold'}catch(_){}})(document.documentElement.dataset)";
