import { z } from 'zod';
import { company, expedition, itinerary, legalDocument, page, photo, vessel } from './index';

function undescribed(schema: z.ZodType, place: string): string[] {
  if (schema instanceof z.ZodOptional) return undescribed(schema.unwrap() as z.ZodType, place);
  if (schema instanceof z.ZodArray) return undescribed(schema.element as z.ZodType, `${place}/0`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    ...(field.description ? [] : [`${place}/${key}`]),
    ...undescribed(field, `${place}/${key}`),
  ]);
}

test.each(Object.entries({ company, expedition, itinerary, legalDocument, page, photo, vessel }))(
  'every field of %s is described',
  (name, schema) => {
    expect(schema).toBeInstanceOf(z.ZodObject);
    expect(undescribed(schema, name)).toEqual([]);
  },
);
