import { z } from "zod";
import { COMPANY_LIMIT_DEFAULTS, CURRENCIES, FLAG_DEFAULTS, PROPERTY_LIMIT_DEFAULTS, UNIQUE_DATA_TYPES } from "#app/domain/plan.ts";

/** A limit is -1 for none, or a number that no tenant reaches by accident. */
const limit = z.number().int().min(-1).max(1_000_000_000);
const CHOICES: Record<string, z.ZodType> = {
  currency: z.enum(CURRENCIES),
  companyUserUniqueDataType: z.enum(UNIQUE_DATA_TYPES),
};
type Shape<D> = { [Key in keyof D]: z.ZodType<D[Key], D[Key]> };

function shapeOf<D extends object>(defaults: D): Shape<D> {
  const shape = Object.entries(defaults).map(([key, value]) => [key, CHOICES[key] ?? (typeof value === "boolean" ? z.boolean() : limit)]);
  return Object.fromEntries(shape) as Shape<D>;
}

/** Flags and limits in answers: all of those in app/domain/plan.ts; one that an upstream leaves out gets its default. */
function valuesOf<D extends Record<string, unknown>>(defaults: D) {
  const shape = Object.entries(shapeOf(defaults)).map(([key, type]) => [key, (type as z.ZodType).default(defaults[key])]);
  return z.object(Object.fromEntries(shape) as { [Key in keyof D]: z.ZodDefault<z.ZodType<D[Key], D[Key]>> });
}

/** Changes to some of them; unknown names are refused. */
export const flagChange = z.strictObject(shapeOf(FLAG_DEFAULTS)).partial();
export const propertyLimitChange = z.strictObject(shapeOf(PROPERTY_LIMIT_DEFAULTS)).partial();
export const companyLimitChange = z.strictObject(shapeOf(COMPANY_LIMIT_DEFAULTS)).partial();

export const flagValues = valuesOf(FLAG_DEFAULTS);
export const propertyLimits = valuesOf(PROPERTY_LIMIT_DEFAULTS);
export const companyLimits = valuesOf(COMPANY_LIMIT_DEFAULTS);
