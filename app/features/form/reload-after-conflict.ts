type Asked = { actionStatus?: number; defaultShouldRevalidate: boolean };

/**
 * The `shouldRevalidate` of a screen whose form may come back with 409: what stands around the form is loaded anew, because somebody else has
 * changed it; the form keeps what was typed. After any other refusal nothing is loaded: where the API does not answer, the answer to that would
 * take the form away. For a screen with a function of its own the default would be to load. Without scripts everything always is.
 */
export const reloadAfterConflict = ({ actionStatus = 200, defaultShouldRevalidate }: Asked): boolean =>
  actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 409;
