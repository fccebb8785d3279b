import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { validatorCalls as calls } from "#app/contracts/validators.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A page of the validators of a property; all of them without a limit. */
export async function listValidators(reader: PropertyReader, query: Query<typeof calls.listValidators> = {}) {
  const { data, pagination } = await send(reader, calls.listValidators, { params: { property: reader.propertyId }, query });
  return { items: data, pagination };
}

export const getValidator = (reader: PropertyReader, validator: string) =>
  send(reader, calls.getValidator, { params: { property: reader.propertyId, validator } });

export const createValidator = (reader: PropertyReader, input: Body<typeof calls.createValidator>) =>
  send(reader, calls.createValidator, { params: { property: reader.propertyId }, body: input });

export const updateValidator = (reader: PropertyReader, validator: string, change: AsRead<Body<typeof calls.updateValidator>>) =>
  send(reader, calls.updateValidator, { params: { property: reader.propertyId, validator }, body: change });

export const removeValidator = (reader: PropertyReader, validator: string, revision: number) =>
  send(reader, calls.removeValidator, { params: { property: reader.propertyId, validator }, query: { revision } });
