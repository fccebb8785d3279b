import {
  type LinkProps,
  type NavLinkProps,
  Link as RemixLink,
  NavLink as RemixNavLink,
  useLocation,
  useResolvedPath,
} from "@remix-run/react";
import { forwardRef } from "react";

/** Where only the query changes, the page stays where it is scrolled to (specification 1, section 2). */
function useStaysHere(to: LinkProps["to"]): boolean {
  return useResolvedPath(to).pathname === useLocation().pathname;
}

/** Remix's link, without its request for the routes of every link on a page: a route is asked for when it is gone to. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => (
  <RemixLink ref={ref} discover="none" preventScrollReset={useStaysHere(props.to)} {...props} />
));

export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>((props, ref) => (
  <RemixNavLink ref={ref} discover="none" preventScrollReset={useStaysHere(props.to)} {...props} />
));
