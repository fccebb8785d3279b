import type { AsRead, Body } from "#app/contracts/call.ts";
import { themeCalls as calls, type WireTheme } from "#app/contracts/themes.ts";
import { type Design, designOf } from "#app/domain/player/design.ts";
import { stylingsOf } from "#app/domain/player/stylings.ts";
import { ApiFailure } from "./failure.ts";
import { type CompanyReader, type PropertyReader, send } from "./send.server.ts";

/** A design under a name, which the properties of a company share. */
export type Theme = Omit<WireTheme, "values"> & { design: Design };

const at = ({ propertyId }: PropertyReader) => ({ property: propertyId });
const toTheme = ({ values, ...theme }: WireTheme): Theme => ({ ...theme, design: designOf(stylingsOf(values)) });

export const listThemes = async (reader: PropertyReader): Promise<Theme[]> =>
  (await send(reader, calls.listThemes, { params: at(reader) })).data.map(toTheme);

/** @throws ApiFailure 404 */
export async function getTheme(reader: PropertyReader, id: string): Promise<Theme> {
  const found = (await listThemes(reader)).find((theme) => String(theme.id) === id);
  if (!found) throw new ApiFailure("not_found", 404);
  return found;
}

/** Keeps the design of the property under a name. */
export const createTheme = async (reader: PropertyReader, name: string): Promise<Theme> =>
  toTheme(await send(reader, calls.createTheme, { params: at(reader), body: { name } }));

export const updateTheme = async (reader: PropertyReader, theme: number, change: AsRead<Body<typeof calls.updateTheme>>): Promise<Theme> =>
  toTheme(await send(reader, calls.updateTheme, { params: { ...at(reader), theme }, body: change }));

export const removeTheme = (reader: PropertyReader, theme: number, revision: number) =>
  send(reader, calls.removeTheme, { params: { ...at(reader), theme }, query: { revision } });

/** Gives the properties of the company a design: all in which that may be done, or those that are named. */
export const applyDesign = (reader: CompanyReader, values: Design, properties?: number[]) =>
  send(reader, calls.updateCompanyStylings, { params: { company: reader.companyId }, body: { values, properties } });
