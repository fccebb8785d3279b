import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { documentCalls as calls, type WireCentre } from "#app/contracts/documents.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A help centre that documents are fetched from. */
export type HelpCentre = WireCentre;

type Id = string | number;
const at = ({ propertyId }: PropertyReader) => ({ property: propertyId });

/** By name. */
export const listHelpCentres = async (reader: PropertyReader) => (await send(reader, calls.listCentres, { params: at(reader) })).data;

export const getHelpCentre = (reader: PropertyReader, centre: Id) => send(reader, calls.getCentre, { params: { ...at(reader), centre } });

/** Connects a help centre, which is then fetched in the background. */
export const connectHelpCentre = (reader: PropertyReader, body: Body<typeof calls.createCentre>) =>
  send(reader, calls.createCentre, { params: at(reader), body });

export const updateHelpCentre = (reader: PropertyReader, centre: Id, change: AsRead<Body<typeof calls.updateCentre>>) =>
  send(reader, calls.updateCentre, { params: { ...at(reader), centre }, body: change });

export const fetchHelpCentre = (reader: PropertyReader, centre: Id) =>
  send(reader, calls.fetchCentre, { params: { ...at(reader), centre } });

/** Its documents go with it. */
export const disconnectHelpCentre = (reader: PropertyReader, centre: Id, revision: number) =>
  send(reader, calls.removeCentre, { params: { ...at(reader), centre }, query: { revision } });

export const listDocuments = (reader: PropertyReader, query: Query<typeof calls.listDocuments>) =>
  send(reader, calls.listDocuments, { params: at(reader), query });

export const getDocument = (reader: PropertyReader, document: Id) =>
  send(reader, calls.getDocument, { params: { ...at(reader), document } });

export const uploadDocument = (reader: PropertyReader, body: Body<typeof calls.createDocument>) =>
  send(reader, calls.createDocument, { params: at(reader), body });

export const updateDocument = (reader: PropertyReader, document: Id, change: AsRead<Body<typeof calls.updateDocument>>) =>
  send(reader, calls.updateDocument, { params: { ...at(reader), document }, body: change });

export const removeDocument = (reader: PropertyReader, document: Id, revision: number) =>
  send(reader, calls.removeDocument, { params: { ...at(reader), document }, query: { revision } });
