import path from 'node:path';
import type { NodeModel } from './nodeModel';

/** The fields of Gatsby's File node that are used here. */
export type FileNode = {
  id: string;
  dir: string;
  name: string;
  absolutePath: string;
  internal: { contentDigest: string };
};

/**
 * Finds a file that content names by its path from the file that the content is in.
 * @param source a node, or an object inside one
 * @param relativePath such as `../images/iceberg.jpg`
 * @throws when there is no such file
 */
export const fileByRelativePath = async (
  source: object,
  relativePath: string,
  nodes: NodeModel,
): Promise<FileNode> => {
  const { dir } = nodes.findRootNodeAncestor<FileNode>(source);
  const absolutePath = path.posix.resolve(dir, relativePath);
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = await nodes.findOne<FileNode>({ type: 'File', query });
  if (!file) throw new Error(`There is no file ${absolutePath}: run npm run content:check`);
  return file;
};
