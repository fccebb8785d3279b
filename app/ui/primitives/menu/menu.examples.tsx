import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Archive, Copy, Eye, Pencil } from "#app/ui/primitives/icon/icons.ts";
import { Menu, MenuGroup } from "./menu.tsx";

const entry = (label: string, icon?: JSX.Element) => (
  <ButtonLink to="/sandbox" tone="quiet" size="block">
    {icon}
    {label}
  </ButtonLink>
);

export const examples = {
  groups: (
    <Menu label="More actions for Find your way">
      <MenuGroup>
        {entry("Edit", <Pencil size={16} />)}
        {entry("Duplicate", <Copy size={16} />)}
      </MenuGroup>
      <MenuGroup label="State">{entry("Publish", <Eye size={16} />)}</MenuGroup>
      <MenuGroup tone="danger">{entry("Archive", <Archive size={16} />)}</MenuGroup>
    </Menu>
  ),
  plain: (
    <Menu label="More actions for First steps">
      {entry("Duplicate")}
      {entry("Move up")}
    </Menu>
  ),
};
