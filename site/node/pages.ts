import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';

type BookablePages = {
  allExpedition: { nodes: { slug: string; layout: string }[] };
};

/**
 * Makes a page of every voyage (SPEC 2 route table).
 * @throws when the content cannot be queried, with GraphQL's own words
 */
export const createPages = async ({ actions, graphql }: CreatePagesArgs): Promise<void> => {
  const { data, errors } = await graphql<BookablePages>(`
    query BookablePages {
      allExpedition {
        nodes {
          slug
          layout
        }
      }
    }
  `);
  if (errors || !data) throw new Error(`The content cannot be queried: ${String(errors)}`);
  for (const { slug } of data.allExpedition.nodes.filter(({ layout }) => layout === 'voyage')) {
    actions.createPage({
      path: `/${slug}`,
      component: path.resolve('src/templates/voyage.tsx'),
      context: { slug },
    });
  }
};
