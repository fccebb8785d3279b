import {
  type LinkProps,
  type NavLinkProps,
  Link as RemixLink,
  NavLink as RemixNavLink,
  useLocation,
  useResolvedPath,
} from "@remix-run/react";
import { type ForwardedRef, forwardRef } from "react";

/** Where only the query changes, the page keeps its scroll position (specification 1, section 2). */
function useStaysHere(to: LinkProps["to"]): boolean {
  return useResolvedPath(to).pathname === useLocation().pathname;
}

/**
 * Remix's link, without the requests for the routes of every link on a page: a route is loaded when it is opened. On the server, a link to
 * a complete address is a plain element, at a tenth of the cost.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const plain = typeof document === "undefined" && typeof props.to === "string" && props.to.startsWith("/");
  return plain ? <a {...elementOf(props)} /> : <ScriptedLink link={props} forwarded={ref} />;
});

function ScriptedLink({ link, forwarded }: { link: LinkProps; forwarded: ForwardedRef<HTMLAnchorElement> }) {
  return <RemixLink ref={forwarded} discover="none" preventScrollReset={useStaysHere(link.to)} {...link} />;
}

export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>((props, ref) => (
  <RemixNavLink ref={ref} discover="none" preventScrollReset={useStaysHere(props.to)} {...props} />
));

function elementOf({ to, ...rest }: LinkProps) {
  const { discover, prefetch, preventScrollReset, relative, reloadDocument, replace, state, viewTransition, ...element } = rest;
  return { ...element, href: String(to) };
}
