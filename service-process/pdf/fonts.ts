import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

type Fonts = Readonly<{ regular: Font; bold: Font }>;

const loadFont = async (file: string): Promise<Font> => {
  const { create } = await import('fontkit');
  const font = create(await readFile(resolve(`@expo-google-fonts/inter/${file}`)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
};

const loadFonts = async (): Promise<Fonts> => ({
  regular: await loadFont('400Regular/Inter_400Regular.ttf'),
  bold: await loadFont('600SemiBold/Inter_600SemiBold.ttf'),
});

let loaded: Promise<Fonts> | undefined;

/**
 * The typeface, complete, since names have letters of many languages; a document contains only the glyphs that it shows. All
 * documents share it: to decode its tables anew takes longer than to write a letter.
 */
export const sharedFonts = (): Promise<Fonts> => (loaded ??= loadFonts());
