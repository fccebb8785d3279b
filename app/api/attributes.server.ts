import { attributeCalls as calls } from "#app/contracts/attributes.ts";
import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { type PropertyReader, type Sender, send } from "./send.server.ts";

type NewAttribute = Body<typeof calls.addCompanyAttribute>;
type AttributeChange = AsRead<Body<typeof calls.changeCompanyAttribute>>;

/** A page of the attributes that a property sees: its own and its company's. */
export const listAttributes = (reader: PropertyReader, wanted: Body<typeof calls.filterAttributes>) =>
  send(reader, calls.filterAttributes, { params: { property: reader.propertyId }, body: wanted });

export const getAttribute = (reader: PropertyReader, attribute: string) =>
  send(reader, calls.getAttribute, { params: { property: reader.propertyId, attribute } });

export const createAttribute = (reader: PropertyReader, input: NewAttribute) =>
  send(reader, calls.createAttribute, { params: { property: reader.propertyId }, body: input });

export const updateAttribute = (reader: PropertyReader, attribute: string, change: AttributeChange) =>
  send(reader, calls.updateAttribute, { params: { property: reader.propertyId, attribute }, body: { attribute: change } });

/** A page of the attributes that all properties of a company share. */
export const listCompanyAttributes = (reader: Sender, company: number, query: Query<typeof calls.pageCompanyAttributes>) =>
  send(reader, calls.pageCompanyAttributes, { params: { company }, query });

export const getCompanyAttribute = (reader: Sender, company: number, attribute: string) =>
  send(reader, calls.getCompanyAttribute, { params: { company, attribute } });

export const createCompanyAttribute = (reader: Sender, company: number, input: NewAttribute) =>
  send(reader, calls.addCompanyAttribute, { params: { company }, body: input });

export const updateCompanyAttribute = (reader: Sender, company: number, attribute: string, change: AttributeChange) =>
  send(reader, calls.changeCompanyAttribute, { params: { company, attribute }, body: change });
