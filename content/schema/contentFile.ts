import { z } from 'zod';

/**
 * A file of content/: named fields and nothing else, save the reference by which editors show help while typing.
 * @param name name of the file under schema/json/
 * @param folder path from the file to content/
 * @param shape the fields
 */
export const contentFile = <Shape extends z.ZodRawShape>(name: string, folder: string, shape: Shape) =>
  z.strictObject({
    $schema: z
      .literal(`${folder}/schema/json/${name}.json`)
      .optional()
      .describe('lets an editor explain the keys while you type; leave it as it is'),
    ...shape,
  });
