import { vi } from 'vitest';

type SavedFile = Readonly<{ name: string; type: string; text: () => Promise<string> }>;

/** With the mark of the byte order, which `Blob.text` drops. */
const textOf = async (content: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());

/** The files that the page gives to the browser in this spec, the latest at the end; jsdom saves none. */
export const recordSavedFiles = (): readonly SavedFile[] => {
  const contents: Blob[] = [];
  const saved: SavedFile[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content);
    return `blob:${contents.length - 1}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents[Number(this.href.slice('blob:'.length))];
    if (content) saved.push({ name: this.download, type: content.type, text: () => textOf(content) });
  });
  return saved;
};
