import { useState } from "react";
import menu from "#app/ui/primitives/menu/menu.module.css";
import { Menu } from "#app/ui/primitives/menu/menu.tsx";
import { GuideActions } from "./guide-actions.tsx";
import type { Position } from "./guide-row.tsx";
import { type ListedGuide, type ListFacts, MENU_FORM } from "./list-facts.ts";

type Props = { list: ListFacts; chapter: number; guide: ListedGuide; position: Position };

/** A row's menu. Its actions are made when it is opened: fifty of them would be most of the page. */
export function GuideMenu({ list, chapter, guide, position }: Props) {
  const [opened, setOpened] = useState(list.menu === guide.id);
  const label = list.words.menu(guide.title);
  if (!opened) {
    return (
      <button
        type="submit"
        form={MENU_FORM}
        name="menu"
        value={guide.id}
        className={menu.summary}
        aria-label={label}
        aria-expanded={false}
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
        }}
      >
        ⋯
      </button>
    );
  }
  return (
    <Menu label={label} opened>
      <GuideActions list={list} chapter={chapter} guide={guide} position={position} />
    </Menu>
  );
}
