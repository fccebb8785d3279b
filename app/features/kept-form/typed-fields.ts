/** The label of each field of the dashboard that people type text into, by its name in forms. Passwords are never shown again. */
export const TYPED_FIELDS: Record<string, string> = {
  title: "editor:title",
  subtitle: "editor:subtitle",
  stepTitle: "editor:stepTitle",
  content: "editor:content",
  message: "editor:message",
  mediaUrl: "editor:mediaUrl",
  mediaTitle: "editor:mediaTitle",
  mediaText: "editor:mediaText",
  identifier: "editor:identifier",
  url: "editor:url",
  forcevalue: "editor:forcevalue",
  name: "settings:name",
  mainUrl: "setup:url",
  request: "support:request",
};
