/** Back to where something was opened from; where that is gone, to the plan. */
export const returnFocus = (from: Element | null): void => {
  const there =
    from?.isConnected && from !== document.body ? from : document.querySelector('[role="grid"] [tabindex="0"]');
  if (there instanceof HTMLElement) there.focus();
};
