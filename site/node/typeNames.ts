import type { FileSystemNode } from 'gatsby-source-filesystem';

const typesByFolder: Record<string, string> = {
  expeditions: 'Expedition',
  vessels: 'Vessel',
  itineraries: 'Itinerary',
  photos: 'Photo',
  pages: 'PageFacts',
  legal: 'LegalDocument',
};

/**
 * The GraphQL type of a JSON file, by the folder of `content/` it lies in.
 * @throws never; a file of another source becomes the unused type `TextFile`
 */
export const typeNameOf = ({ node }: { node: FileSystemNode }): string => {
  if (node.sourceInstanceName !== 'content') return 'TextFile';
  if (node.relativePath === 'company.json') return 'Company';
  return typesByFolder[node.relativeDirectory] ?? 'ContentFile';
};
