import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Drawer } from "./drawer.tsx";

export const alone = "in-main";

export const examples = {
  open: (
    <Drawer
      title="Settings"
      closeTo="/sandbox"
      opener="main"
      beside="collapsed"
      head={<SearchForm label="Search settings" name="q" value="" compact />}
      foot={
        <ButtonLink to="/sandbox" tone="quiet">
          Sign out
        </ButtonLink>
      }
    >
      <ButtonLink to="/sandbox" tone="quiet" size="block">
        Profile and password
      </ButtonLink>
    </Drawer>
  ),
};
