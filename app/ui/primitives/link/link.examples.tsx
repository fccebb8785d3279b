import { Form } from "./form.tsx";
import { Link, NavLink } from "./link.tsx";

export const examples = {
  link: <Link to="/sandbox">A link in a sentence</Link>,
  "link to the present page": (
    <NavLink to="/sandbox" end>
      Style guide
    </NavLink>
  ),
  form: (
    <Form method="get" action="/sandbox" aria-label="A form without fields">
      <button type="submit">Send</button>
    </Form>
  ),
};
