/** Passes a text or bytes to the browser as a file to save or to open. */
export const downloadFile = (name: string, type: string, content: string | Blob): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the content only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
