import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: To;
  /** Goes along without standing in the address. */
  state?: unknown;
};

/** A way to another page of ours; the router's own link also brings the loading ahead of its data routes, which we have none of. */
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
