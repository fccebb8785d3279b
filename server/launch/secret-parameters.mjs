/**
 * Values in an address that would let a reader of the log impersonate somebody, and what people searched for, asked or wrote, which may name
 * them: the log follows no privacy level.
 */
export const SECRET_PARAMETERS =
  /([?&](?:code|state|token|id_token_hint|access_token|email|login_hint|nonce|search|find|person|url|question|title|values|texts|return)=)[^&#\s"]*/gi;
