import fs from 'node:fs';
import path from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Declares the GraphQL types of the content: one file of `schema/` for each. */
export const createSchemaCustomization = ({ actions }: CreateSchemaCustomizationArgs): void => {
  const folder = path.resolve('schema');
  for (const file of fs.readdirSync(folder).sort()) {
    actions.createTypes(fs.readFileSync(path.join(folder, file), 'utf8'));
  }
};
