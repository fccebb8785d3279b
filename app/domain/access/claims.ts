/**
 * What a token says about a manager (specification 2, section 6). Ids are numbers; `companyProperties` maps a company's id to the ids of
 * its properties, for every company in which the manager has any role.
 */
export type Claims = {
  sub: string;
  name: string;
  email: string;
  superAdmin: boolean;
  companies_admin: number[];
  companies_moderator: number[];
  companies_contributor: number[];
  properties_admin: number[];
  properties_moderator: number[];
  properties_contributor: number[];
  companyProperties: Record<string, number[]>;
};
