import { z } from 'zod';

/** What the schema says about one place of a file. */
export interface Described {
  description?: string;
  /** Keys allowed there when it is an object of named fields. */
  keys: string[];
}

/**
 * Looks a place up in a schema: its manual and its keys.
 * @param schema of the whole file
 * @param path keys and indexes from the outside in
 * @returns the description of the field, and its keys if it has any
 */
export function describeSchema(schema: z.ZodType, path: readonly PropertyKey[]): Described {
  let current: z.ZodType | undefined = schema;
  for (const part of path) current = current && child(current, part);
  const inner = current && unwrap(current);
  return {
    description: current?.description ?? inner?.description,
    keys: inner instanceof z.ZodObject ? Object.keys(inner.shape).filter((key) => key !== '$schema') : [],
  };
}

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;

function child(schema: z.ZodType, part: PropertyKey): z.ZodType | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return inner.shape[String(part)] as z.ZodType | undefined;
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodRecord) return inner.valueType as z.ZodType;
  return undefined;
}
