import { type LinkProps, type NavLinkProps, Link as RemixLink, NavLink as RemixNavLink } from "@remix-run/react";
import { forwardRef } from "react";

/** Remix's link, without its request for the routes of every link on a page: a route is asked for when it is gone to. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => <RemixLink ref={ref} discover="none" {...props} />);
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>((props, ref) => <RemixNavLink ref={ref} discover="none" {...props} />);
