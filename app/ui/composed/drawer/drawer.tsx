import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { X } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./drawer.module.css";

type Props = {
  title: string;
  closeTo: string /** A selector of what opens it. */;
  opener: string;
  beside: "expanded" | "collapsed";
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** A drawer that is part of the address: a link closes it; with scripts Escape and a press elsewhere do too. */
export function Drawer({ title, closeTo, opener, beside, head, foot, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const drawer = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const close = (event: Event) => {
      const elsewhere = event.type === "pointerdown" && event.target instanceof Node && !drawer.current?.contains(event.target);
      const escaped = event instanceof KeyboardEvent && event.key === "Escape";
      if (escaped || (elsewhere && !(event.target as Element).closest("a, button")))
        navigate(closeTo, { preventScrollReset: true, replace: true });
    };
    addEventListener("keydown", close);
    addEventListener("pointerdown", close);
    return () => {
      removeEventListener("keydown", close);
      removeEventListener("pointerdown", close);
    };
  }, [navigate, closeTo]);
  return (
    <section
      id="drawer"
      ref={drawer}
      className={beside === "collapsed" ? `${styles.drawer} ${styles.collapsed}` : styles.drawer}
      aria-label={title}
      data-focus-after={opener}
    >
      <div className={styles.title}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        <Link to={closeTo} className={styles.close} aria-label={t("close")} preventScrollReset replace>
          <X size={18} />
        </Link>
      </div>
      {head && <div className={styles.search}>{head}</div>}
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
