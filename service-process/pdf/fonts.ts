import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * The files of the typeface, complete, since names have letters of many languages; a document contains only the glyphs that it shows.
 */
export const fontFiles = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};
