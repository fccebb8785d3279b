import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { TaskRow } from "./task-row.tsx";

export const examples = {
  running: (
    <TaskRow title="Export of 2,000 users" state="running" stateText="Running" percent={40} detail="800 of 2,000 users">
      <Form method="post" action="/sandbox">
        <Button size="small">Stop</Button>
      </Form>
    </TaskRow>
  ),
  "running, nobody knows how long": <TaskRow title="Import of attributes" state="running" stateText="Running" />,
  done: (
    <TaskRow title="Export of 2,000 users" state="done" stateText="Done" detail="20 Nov 2026, 13:42">
      <ButtonLink to="/sandbox" size="small">
        Download
      </ButtonLink>
    </TaskRow>
  ),
  "with a page of its own": <TaskRow title="Import of users: people.csv" to="/sandbox" state="done" stateText="Done" />,
  failed: <TaskRow title="Import of attributes" state="failed" stateText="Failed" detail="Line 12 has no user id." />,
};
