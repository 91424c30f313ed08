import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To;
  /** State that is passed to the next page without being part of the address. */
  state?: unknown;
};

/**
 * A link to another page of ours; the router's own link would also load the code for data routes, which we do not use.
 */
export const Link = ({ to, state, onClick, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler(to, { state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
