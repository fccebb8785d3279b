import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Menu } from "./menu.tsx";

export const examples = {
  closed: (
    <Menu label="More actions for Find your way">
      <ButtonLink to="/sandbox" tone="quiet" size="block">
        Duplicate
      </ButtonLink>
      <ButtonLink to="/sandbox" tone="quiet" size="block">
        Archive
      </ButtonLink>
    </Menu>
  ),
};
