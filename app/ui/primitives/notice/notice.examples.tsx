import { Notice } from "./notice.tsx";

export const examples = {
  statuses: (
    <>
      <Notice status="info" title="Nothing is live yet">
        <p>Publish a guide to show it in your application.</p>
      </Notice>
      <Notice status="success" title="Changes saved" />
      <Notice status="warning" title="Some languages are older than this text" />
      <Notice status="error" title="Error saving changes">
        <p>The upstream did not answer within ten seconds. Try again.</p>
      </Notice>
    </>
  ),
};
